// @ts-check
// The site under development: the shell and the named sections (all, if none is named) with hot reload; the other
// sections come from their releases. `node dev.js [section…]`
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { dist, root, sections, shell } from './packages.js';
import { developmentConfig } from './webpack/developmentConfig.js';
import { developmentDocument } from './developmentDocument.js';

const named = process.argv.slice(2);
const unknown = named.find((name) => !sections.some((section) => section.name === name));
if (unknown) {
  console.error(`There is no section '${unknown}'. There are: ${sections.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const developed = named.length > 0 ? sections.filter(({ name }) => named.includes(name)) : sections;
const site = path.join(dist, 'site');
if (developed.length < sections.length && !existsSync(site)) {
  console.error('The other sections have no releases yet; run npm run build once.');
  process.exit(1);
}

/** @param {import('./packages.js').BuiltPackage} pkg */
async function browserConfigs(pkg) {
  /** @type {{ default: import('webpack').Configuration[] }} */
  const { default: configurations } = await import(
    pathToFileURL(path.join(root, pkg.folder, 'webpack.config.js')).href
  );
  return configurations.filter(({ name }) => !name?.endsWith('prerender'));
}

const options = { index: false, redirect: false };
const staticFolders = [
  { directory: path.join(root, 'shared-data/pictures'), publicPath: '/images', staticOptions: options },
  { directory: path.join(site, 'releases'), publicPath: '/releases', staticOptions: options },
];

/** @type {import('webpack-dev-server').Middleware} */
const everyAddress = {
  name: 'every-address',
  middleware: (
    /** @type {import('node:http').IncomingMessage} */ _,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(developmentDocument(developed, site));
  },
};

/** @param {import('./packages.js').BuiltPackage} pkg */
async function serve(pkg) {
  const [first, ...rest] = await browserConfigs(pkg);
  if (!first) throw new Error(`${pkg.folder}/webpack.config.js configures nothing`);
  const plain = rest.map((config) => ({ ...config, mode: /** @type {const} */ ('development') }));
  const compiler = webpack([developmentConfig(first, pkg.port), ...plain]);
  if (!compiler) throw new Error(`${pkg.folder} could not be compiled`);
  const server = new DevServer(
    {
      port: pkg.port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'auto',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${pkg.port}/ws`, overlay: true, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
      static: pkg === shell ? staticFolders : false,
      setupMiddlewares: (middlewares) => (pkg === shell ? [...middlewares, everyAddress] : middlewares),
    },
    compiler,
  );
  await server.start();
  console.log(`${pkg.name} on port ${pkg.port}`);
}

for (const pkg of [...developed, shell]) await serve(pkg);
console.log(`The site is at http://localhost:${shell.port}; edits show at once.`);
