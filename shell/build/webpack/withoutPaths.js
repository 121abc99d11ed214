// @ts-check
import webpack from 'webpack';

const { Compilation, sources } = webpack;

/**
 * A webpack plug-in that takes the paths of modules out of the comments in a bundle: they tell where the repository and its
 * packages are, and a section is the same bytes in the site's repository and in its own. Lines stay where the source map has them.
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
