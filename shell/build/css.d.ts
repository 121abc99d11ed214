/** Style sheets, as webpack hands them to TypeScript: CSS Modules by class name, other sheets for their effect alone. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
