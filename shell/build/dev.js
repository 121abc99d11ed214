// @ts-check
// Serves the site for development: the shell and the named sections reload when you edit them. The other sections come
// from their releases. Type errors appear on the terminal.
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
  .description('Serves the site for development and shows your edits right away.')
  .showHelpAfterError()
  .argument('[section...]', 'the sections you edit (default: all of them)')
  .option('--prerendered', 'prerender every page as compose does, and hydrate it', false)
  .parse();
const named = program.args;
/** @type {{ prerendered: boolean }} */
const { prerendered: isPrerendered } = program.opts();

const port = askedPort(shell.port) ?? refuse(`PORT is '${process.env['PORT']}'. Set it to a number from 0 to 65535.`);

/**
 * Returns a package with its port moved by the same distance as the shell's.
 * @param {import('./packages.js').BuiltPackage} pkg
 */
const moved = (pkg) => ({ ...pkg, port: pkg.port + port - shell.port });

const host = moved(shell);
const unknown = named.find((name) => !sections.some((section) => section.name === name));
if (unknown)
  refuse(`There is no section '${unknown}'. The sections are: ${sections.map(({ name }) => name).join(', ')}.`);
const developed = sections.filter(({ name }) => named.length === 0 || named.includes(name)).map(moved);
const site = path.join(dist, 'site');

/**
 * Returns the sections of the deployed site at `SITE_ORIGIN`, or null if the variable is unset or the site does not
 * answer.
 */
async function fromOrigin() {
  const origin = process.env['SITE_ORIGIN'];
  if (!origin) return null;
  return deployedSections(origin).catch(() => {
    console.error(`${origin} does not answer like the site. The other sections come from releases.`);
    return null;
  });
}

const deployed = await fromOrigin();
// The repository of a single section takes the others from the site's store.
if (isInstalled && !deployed && !existsSync(site)) {
  spawnSync('npm', ['run', '--silent', 'compose'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
if (developed.length < sections.length && !deployed && !existsSync(site)) {
  refuse('The other sections have no releases yet. Run npm run build once.');
}
for (const pkg of [host, ...developed]) {
  if (await isFree(pkg.port)) continue;
  refuse(
    `Port ${pkg.port} (${pkg.name}) is in use. Stop the process that uses it, or choose other ports: PORT=${port + 10} npm run dev`,
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
    // Development mode gives the classes the same names as in the browser's styles.
    mode: /** @type {const} */ ('development'),
    cache: { type: /** @type {const} */ ('memory') },
    output: { ...config.output, path: prerenderFolder(pkg.name) },
  }));
  return {
    browser: configurations.filter((config) => !isForCompose(config)),
    prerender: isPrerendered ? prerender : [],
  };
}

/** The script that runs before every command. */
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
  // Every page has several development clients. Only the client of the edited section shows runtime errors, and clears
  // them after an edit.
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
  // The dev server would add its client to this bundle, so the bundle has a watcher of its own. The other compiler
  // reports errors.
  if (prerender.length > 0) webpack(prerender)?.watch({}, () => {});
  await server.start();
  console.log(`${pkg.name} on port ${pkg.port}`);
}

/** Reports type errors in a separate process, because the servers only transpile. */
async function watchTypes() {
  // This starts the executable directly: it would outlive the script `bin/tsc` that wraps it.
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

/** Writes the modules of the entries after each change of an entry, and reports invalid entries. */
function watchEntries() {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  watch(path.join(root, 'shared-data/entries'), { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(() => spawn(process.execPath, [install, 'dev'], { cwd: root, stdio: 'inherit' }), 50);
  });
}

for (const pkg of [...developed, host]) await serve(pkg);
if (!isInstalled) watchEntries();
const types = await watchTypes();
process.once('exit', () => types.kill());
whenStarterEnds(() => process.exit());
console.log(
  `The site is at http://localhost:${host.port}. It shows your edits right away, and type errors appear here.`,
);
