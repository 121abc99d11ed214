// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import webpack from 'webpack';

const { Compilation } = webpack;

/**
 * Removes the row of a picture from the table of pictures in a script. If the script has the name elsewhere, a page
 * shows the picture, and the row stays.
 * @param {string} script
 * @param {string} name
 */
export function withoutPicture(script, name) {
  const row = new RegExp(`(,?)(["']?)${name}\\2:\\s*["']\\w+["'](,?)`);
  const named = new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g');
  if (script.match(named)?.length !== 1) return script;
  return script.replace(row, (_, before, __, after) => (before && after ? ',' : ''));
}

/**
 * Removes the pictures of waiting entries from the table of pictures in scripts, which every visitor gets.
 * @param {string} waiting The file that lists their names (`shared-data/compile/compileContent.ts`).
 * @returns {webpack.WebpackPluginInstance}
 */
export const withoutWaiting = (waiting) => ({
  apply: (compiler) =>
    compiler.hooks.compilation.tap('WithoutWaiting', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'WithoutWaiting', stage }, (assets) => {
        // An installed kit has no entries.
        const names = existsSync(waiting) ? /** @type {string[]} */ (JSON.parse(readFileSync(waiting, 'utf8'))) : [];
        if (names.length === 0) return;
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const script = String(asset.source());
          const without = names.reduce(withoutPicture, script);
          if (without !== script) compilation.updateAsset(file, new compiler.webpack.sources.RawSource(without));
        }
      });
    }),
});
