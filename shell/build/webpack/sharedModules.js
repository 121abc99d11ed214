// @ts-check
import list from '@site/section/sharedModules.json' with { type: 'json' };

/**
 * The modules of which the site has exactly one copy, the shell's, and the versions a section built now works with (semver
 * ranges). A section's build refers to them by name: in the browser through the share scope, while prerendering as plain
 * externals. Everything else a section uses is its own.
 * @type {readonly [name: string, range: string][]}
 */
export const sharedModules = Object.entries(list);

/**
 * The `shared` option of a section's federation plugin. Nothing is brought along (`import: false`), and a version out of
 * range throws instead of running (`strictVersion`).
 */
export const shared = Object.fromEntries(
  sharedModules.map(([name, requiredVersion]) => [
    name,
    { singleton: true, strictVersion: true, requiredVersion, import: /** @type {const} */ (false) },
  ]),
);
