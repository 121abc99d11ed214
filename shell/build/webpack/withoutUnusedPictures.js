// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { packageFolder } from '../packages.js';

const { Compilation } = webpack;

/** The table with the hash of every picture of the site. */
const table = path.join(packageFolder('@site/shared-data'), 'src/pictures.generated.ts');

/** Returns the name and the hash of every picture. @returns {readonly (readonly [name: string, hash: string])[]} */
const pictures = () =>
  [...readFileSync(table, 'utf8').matchAll(/'([\w-]+)': '(\w+)'/g)].map(([, name = '', hash = '']) => [name, hash]);

/**
 * Removes the row of a picture from the table of pictures in a script, unless one of the scripts has the name as a string.
 * An address such as '/about' is no use of the picture 'about'.
 * @param {string} script
 * @param {string} name
 * @param {string} hash
 * @param {string} [scripts] All scripts that use the table.
 */
export function withoutPicture(script, name, hash, scripts = script) {
  const row = new RegExp(`(,?)\\s*(["']?)(?<![\\w-])${name}\\2:\\s*["']${hash}["'](,?)`, 'g');
  if (new RegExp(`(["'\`])${name}\\1`).test(scripts.replaceAll(row, ''))) return script;
  return script.replaceAll(row, (_, before, __, after) => (before && after ? ',' : ''));
}

/**
 * Removes unused pictures from the table of pictures in the scripts of a build. Each script contains the table, and hashes
 * do not compress. The pictures of waiting entries also disappear this way.
 * @type {webpack.WebpackPluginInstance}
 */
export const withoutUnusedPictures = {
  apply: (compiler) =>
    compiler.hooks.compilation.tap('WithoutUnusedPictures', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'WithoutUnusedPictures', stage }, (assets) => {
        const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
        const all = scripts.map(([, asset]) => String(asset.source())).join('\n');
        for (const [file, asset] of scripts) {
          const script = String(asset.source());
          const without = pictures().reduce((text, [name, hash]) => withoutPicture(text, name, hash, all), script);
          if (without !== script) compilation.updateAsset(file, new compiler.webpack.sources.RawSource(without));
        }
      });
    }),
};
