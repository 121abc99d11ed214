/** The types of style sheets: a CSS module exports its class names, and any other sheet exports nothing. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
