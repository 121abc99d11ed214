// @ts-check
/**
 * The modules of which a page has exactly one copy: the shell's. A section's build refers to them by name, in the browser
 * (share scope) and while prerendering (plain externals). Everything else a section uses is its own.
 */
export const sharedModules = ['react', 'react/jsx-runtime', '@site/section/Link', '@site/section/today'];

/**
 * The `shared` option of the federation plugin.
 * @param {{ eager: true } | { import: false }} how `eager` where the modules live (the shell), `import: false` where they are lent.
 * @returns {Record<string, import('@module-federation/enhanced').moduleFederationPlugin.SharedConfig>}
 */
export const shared = (how) =>
  Object.fromEntries(
    sharedModules.map((name) => [name, { singleton: true, requiredVersion: /** @type {const} */ (false), ...how }]),
  );
