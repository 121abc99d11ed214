// @ts-check
/**
 * The modules of which a page has exactly one copy: the shell's. A section's build refers to them by name, in the browser
 * (share scope) and while prerendering (plain externals). Everything else a section uses is its own.
 */
export const sharedModules = ['react', 'react/jsx-runtime', '@site/section/Link', '@site/section/today'];

/**
 * The `shared` option of a section's federation plugin: everything is lent, nothing brought along.
 * @type {Record<string, import('@module-federation/enhanced').moduleFederationPlugin.SharedConfig>}
 */
export const shared = Object.fromEntries(
  sharedModules.map((name) => [
    name,
    { singleton: true, requiredVersion: /** @type {const} */ (false), import: /** @type {const} */ (false) },
  ]),
);
