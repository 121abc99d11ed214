// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { shell } from '../packages.js';
import { common, forBrowsers } from './common.js';

const require = createRequire(import.meta.url);

/** The router's production ES modules. Its exports map never selects them for a browser bundle. */
const routerFolder = path.dirname(
  require.resolve('react-router/package.json', { paths: [path.dirname(require.resolve('react-router-dom'))] }),
);
const routerModules = path.join(routerFolder, 'dist/production');
const routerProduction = {
  'react-router$': path.join(routerModules, 'index.mjs'),
  'react-router/dom$': path.join(routerModules, 'dom-export.mjs'),
};
/** React's production modules. Each package chooses between them and those for development in a module of its own. */
const reactProduction = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'].map((name) => {
    const [installed = name] = name.split('/');
    // Only React DOM depends on the scheduler, and it may have its own copy.
    const paths = [path.dirname(require.resolve('react-dom/package.json'))];
    const folder = path.dirname(require.resolve(`${installed}/package.json`, { paths }));
    return [`${name}$`, path.join(folder, `cjs/${name.replace('/', '-')}.production.js`)];
  }),
);
const pureRouter = { include: routerModules, loader: path.join(import.meta.dirname, 'pureComponents.js') };
const partialReactDom = {
  test: /(react-dom-client|scheduler)\.production\.js$/,
  loader: path.join(import.meta.dirname, 'requiredMembers.js'),
};

/**
 * Returns the two compilers of the shell: the host application, and the Node bundle for prerendering.
 * @returns {import('webpack').Configuration[]}
 */
export function shellConfig() {
  const browser = common(shell, 'browser');
  const prerender = common(shell, 'prerender');
  const { plugins, optimization } = forBrowsers(shell);

  return [
    {
      ...browser,
      target: ['web', 'es2022'],
      // The fonts are the first rule of the style sheet, where the script in each page finds them (`startScript.ts`).
      entry: { shell: ['@site/ui/styles/fonts.css', './src/entry.browser.tsx'] },
      optimization: {
        ...browser.optimization,
        ...optimization,
        // Otherwise each element would call a wrapper around React's JSX runtime first.
        concatenateModules: { commonjs: false },
      },
      module: { rules: [...(browser.module?.rules ?? []), pureRouter, partialReactDom] },
      resolve: { ...browser.resolve, alias: { ...routerProduction, ...reactProduction } },
      output: {
        ...browser.output,
        filename: '[name].js',
        uniqueName: 'shell',
        publicPath: 'auto',
        crossOriginLoading: 'anonymous',
        // The bundle is a single file.
        chunkLoading: false,
      },
      plugins: [...(browser.plugins ?? []), ...plugins],
    },
    {
      ...prerender,
      target: 'node20',
      entry: './src/entry.prerender.tsx',
      optimization: { ...prerender.optimization, minimize: false, nodeEnv: 'production' },
      output: { ...prerender.output, filename: 'prerender.cjs', library: { type: 'commonjs2' } },
    },
  ];
}
