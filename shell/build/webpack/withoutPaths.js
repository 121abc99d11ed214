// @ts-check
import webpack from 'webpack';

const { Compilation, sources } = webpack;

/**
 * A webpack plugin that removes module paths from the comments in a bundle. The paths would tell where the repository
 * and its packages are. A section must also have the same bytes in the site's repository and in its own. Line numbers
 * stay valid for the source map.
 */
export const withoutPaths = {
  /** @param {import('webpack').Compiler} compiler */
  apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('withoutPaths', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'withoutPaths', stage }, (assets) => {
        for (const file of Object.keys(assets).filter((one) => one.endsWith('.cjs'))) {
          compilation.updateAsset(
            file,
            (source) => new sources.RawSource(String(source.source()).replaceAll(/^;\/\/ .*$/gm, ';//')),
          );
        }
      });
    });
  },
};
