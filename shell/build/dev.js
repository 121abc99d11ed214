// @ts-check
// The site under development: the shell and the named sections with hot reload; the other sections come from their
// releases. Type errors are told as they are typed.
import { program } from 'commander';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { askedPort, isFree, whenStarterEnds } from './listening.js';
import { dist, isInstalled, packageFolder, root, sections, shell, sourceFolder } from './packages.js';
import { developmentConfig } from './webpack/developmentConfig.js';
import { deployedSections, developmentDocument, developmentRegistry, releasedSections } from './developmentDocument.js';
import { prerenderedDocument, prerenderFolder } from './prerenderedDocument.js';

/** @param {string} line @returns {never} */
function refuse(line) {
  console.error(line);
  process.exit(1);
}

program
  .name(isInstalled ? 'site start' : 'npm run dev --')
  .description('Serves the site under development: what is edited shows at once.')
  .showHelpAfterError()
  .argument('[section...]', 'what is edited; everything, if none is named')
  .option('--prerendered', 'every page is rendered as compose would, and hydrates', false)
  .parse();
const named = program.args;
/** @type {{ prerendered: boolean }} */
const { prerendered: isPrerendered } = program.opts();

const port = askedPort(shell.port) ?? refuse(`PORT is '${process.env['PORT']}'; give it a number from 0 to 65535`);

/** The same package, where PORT puts it: sections keep their distance. @param {import('./packages.js').BuiltPackage} pkg */
const moved = (pkg) => ({ ...pkg, port: pkg.port + port - shell.port });

const host = moved(shell);
const unknown = named.find((name) => !sections.some((section) => section.name === name));
if (unknown) refuse(`There is no section '${unknown}'. There are: ${sections.map(({ name }) => name).join(', ')}`);
const developed = sections.filter(({ name }) => named.length === 0 || named.includes(name)).map(moved);
const site = path.join(dist, 'site');

/** The sections of the deployed site, where `SITE_ORIGIN` names one that answers; null otherwise. */
async function fromOrigin() {
  const origin = process.env['SITE_ORIGIN'];
  if (!origin) return null;
  return deployedSections(origin).catch(() => {
    console.error(`${origin} does not answer as the site would; the other sections come from releases`);
    return null;
  });
}

const deployed = await fromOrigin();
// A repository of one section has the others from the store of the site.
if (isInstalled && !deployed && !existsSync(site)) {
  spawnSync('npm', ['run', '--silent', 'compose'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
if (developed.length < sections.length && !deployed && !existsSync(site)) {
  refuse('The other sections have no releases yet; run npm run build once.');
}
for (const pkg of [host, ...developed]) {
  if (await isFree(pkg.port)) continue;
  refuse(
    `Port ${pkg.port} (${pkg.name}) is in use; stop what uses it, or choose others: PORT=${port + 10} npm run dev`,
  );
}

/** @param {import('./packages.js').BuiltPackage} pkg */
async function configurationsOf(pkg) {
  /** @type {{ default: import('webpack').Configuration[] }} */
  const { default: configurations } = await import(
    pathToFileURL(path.join(sourceFolder(pkg), 'webpack.config.js')).href
  );
  const isForCompose = (/** @type {import('webpack').Configuration} */ { name }) =>
    name?.endsWith('prerender') ?? false;
  const prerender = configurations.filter(isForCompose).map((config) => ({
    ...config,
    // With the class names the browser's styles have here.
    mode: /** @type {const} */ ('development'),
    cache: { type: /** @type {const} */ ('memory') },
    output: { ...config.output, path: prerenderFolder(pkg.name) },
  }));
  return {
    browser: configurations.filter((config) => !isForCompose(config)),
    prerender: isPrerendered ? prerender : [],
  };
}

/** What also stands before every command. */
const install = path.join(import.meta.dirname, 'install.js');

const options = { index: false, redirect: false };
const staticFolders = [
  {
    directory: path.join(packageFolder('@site/shared-data'), 'pictures'),
    publicPath: '/images',
    staticOptions: options,
  },
  { directory: path.join(site, 'releases'), publicPath: '/releases', staticOptions: options },
];

/** @type {import('webpack-dev-server').Middleware} */
const everyAddress = {
  name: 'every-address',
  middleware: async (
    /** @type {import('node:http').IncomingMessage} */ { url = '/' },
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    const registry = developmentRegistry(developed, deployed ?? releasedSections(site));
    const { pathname } = new URL(url, 'http://localhost');
    const prerendered = isPrerendered
      ? prerenderedDocument(pathname, registry, developed, '/shell.js').catch((/** @type {Error} */ { message }) => {
          console.error(message);
          return null;
        })
      : null;
    response.end((await prerendered) ?? developmentDocument(registry));
  },
};

/** @param {import('./packages.js').BuiltPackage} pkg */
async function serve(pkg) {
  const { browser, prerender } = await configurationsOf(pkg);
  const [first, ...rest] = browser;
  if (!first) throw new Error(`${pkg.folder}/webpack.config.js configures nothing`);
  const plain = rest.map((config) => ({ ...config, mode: /** @type {const} */ ('development') }));
  const compiler = webpack([developmentConfig(first, pkg.port), ...plain]);
  if (!compiler) throw new Error(`${pkg.folder} could not be compiled`);
  // Of all clients in the page, the one of the edited section shows what is thrown, and clears it after the next edit.
  const runtimeErrors = pkg === (developed[0] ?? host);
  const server = new DevServer(
    {
      port: pkg.port,
      host: 'localhost',
      hot: true,
      allowedHosts: 'auto',
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { webSocketURL: `ws://localhost:${pkg.port}/ws`, overlay: { runtimeErrors }, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
      static: pkg === host ? staticFolders : false,
      setupMiddlewares: (middlewares) => (pkg === host ? [...middlewares, everyAddress] : middlewares),
    },
    compiler,
  );
  // Apart from the server, which would add its client to the bundle. The other compiler tells what is wrong.
  if (prerender.length > 0) webpack(prerender)?.watch({}, () => {});
  await server.start();
  console.log(`${pkg.name} on port ${pkg.port}`);
}

/** Tells type errors beside the servers: they compile one file at a time, and stay quick. */
async function watchTypes() {
  // The program that the script `bin/tsc` starts: it outlives that script.
  /** @type {{ default: () => string }} */
  const { default: executable } = await import(
    pathToFileURL(path.join(packageFolder('typescript-native'), 'lib/getExePath.js')).href
  );
  const [only] = developed;
  const project =
    developed.length === 1 && only
      ? path.join(root, only.folder, 'tsconfig.json')
      : path.join(root, 'tsconfig.base.json');
  const args = ['--watch', '--noEmit', '--preserveWatchOutput', '-p', project];
  return spawn(executable(), args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Writes the modules of the entries whenever one was saved; what is wrong with one is told there. */
function watchEntries() {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  watch(path.join(root, 'shared-data/entries'), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(() => spawn(process.execPath, [install], { cwd: root, stdio: 'inherit' }), 50);
  });
}

for (const pkg of [...developed, host]) await serve(pkg);
if (!isInstalled) watchEntries();
const types = await watchTypes();
process.once('exit', () => types.kill());
whenStarterEnds(() => process.exit());
console.log(`The site is at http://localhost:${host.port}; edits show at once, and type errors here.`);
