// @ts-check
/**
 * A loader that tells the minifier what of React Router it may leave out. Making a component does nothing by itself, but the
 * library does not say so, and a name for developer tools keeps a component nobody imports. Without it the shell weighs 6 KB
 * more.
 * @param {string} source
 */
export default function pureComponents(source) {
  return source
    .replace(/= (React\d*\.(forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
