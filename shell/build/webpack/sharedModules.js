// @ts-check
import list from '@site/section/sharedModules.json' with { type: 'json' };

/**
 * The modules that only the shell provides, with the versions that a new section build works with (semver ranges). A
 * section's build refers to them by name: in the browser through the share scope, and as plain externals while
 * prerendering. Each section bundles everything else itself.
 * @type {readonly [name: string, range: string][]}
 */
export const sharedModules = Object.entries(list);

/**
 * The `shared` option of a section's federation plugin. The section bundles no copy (`import: false`), and a version
 * out of range throws (`strictVersion`).
 */
export const shared = Object.fromEntries(
  sharedModules.map(([name, requiredVersion]) => [
    name,
    { singleton: true, strictVersion: true, requiredVersion, import: /** @type {const} */ (false) },
  ]),
);
