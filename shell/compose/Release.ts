import type { BuiltPackage } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { SectionData } from './contract/SectionData';
import type { ShellData } from './contract/ShellData';
import { errorMessage, Refusal } from '../system/UserError';

export const scriptFile = (name: string) => (name === 'shell' ? 'shell.js' : 'remoteEntry.js');
export const styleFile = (name: string) => (name === 'shell' ? 'shell.css' : 'section.css');

/** The bundle that renders the pages of a package. */
export const prerenderFile = 'prerender.cjs';

/** The source map that gives errors of that bundle their lines. It never leaves the machine that built it. */
export const sourceMapFile = `${prerenderFile}.map`;

/** Federation hosts of other sites find a section's container, styles and shared modules in this file. */
export const federationManifestFile = 'mf-manifest.json';

/** The file that describes the content of a release. Nobody has to run the release to learn it. */
export const manifestFile = 'release.json';

/** The styles that only the shell's own pages use, in shells of before December 2026. */
const homeStyleFile = 'home.css';

/** Returns the files in a release's folder that anyone may load. */
const publicNames = (name: string) => [
  scriptFile(name),
  styleFile(name),
  name === 'shell' ? homeStyleFile : federationManifestFile,
];

/** Folders whose files keep their address on the site from release to release. */
const assetFolders = ['fonts', 'images'];

/** Returns the files and folders that a build may contain. */
export const builtFiles = (name: string) => [...publicNames(name), prerenderFile, ...assetFolders];

/** Returns whether anyone may load this file from the folder of a package's release. */
export const isPublicFile = (name: string, file: string) => publicNames(name).includes(file);

/**
 * Returns whether a release of a package may contain this file. In subfolders, the site serves only pictures and fonts, and never
 * a page.
 */
export const isReleaseFile = (name: string, file: string) =>
  isPublicFile(name, file) ||
  [manifestFile, prerenderFile].includes(file) ||
  /^(images\/\w[\w.-]*\.(avif|jpg|png|svg|webp)|fonts\/\w[\w.-]*\.woff2)$/.test(file);

/**
 * Returns how large a file may be as it is stored, in bytes. To parse or compress a larger one would take minutes. A section with a
 * thousand pages has a fifth of the largest manifest. `contract/validateFiles.ts` limits what visitors load.
 */
export const mostBytes = (file: string) =>
  file === prerenderFile ? 20_000_000 : file === manifestFile ? 10_000_000 : 2_000_000;

/** A file of a release: its path in the release's folder, and its `integrity` hash (W3C Subresource Integrity). */
export interface ReleaseFile {
  readonly file: string;
  readonly integrity: string;
}

/** An immutable build of a package, in a folder. */
export interface Release {
  readonly name: string;
  /** A hash of the content. It is part of the release's address on the site. */
  readonly version: string;
  readonly folder: string;
  readonly script: ReleaseFile;
  readonly style: ReleaseFile | null;
  readonly homeStyle: ReleaseFile | null;
  /** The pictures and fonts, sorted by name. */
  readonly assets: readonly string[];
}

/** A package and one of its releases. */
export interface PackageRelease extends BuiltPackage {
  readonly release: Release;
}

/** Returns the `integrity` value of a file's bytes (W3C Subresource Integrity). */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Reads the release in a folder.
 * @throws Refusal if its script is missing.
 */
export async function readRelease(name: string, folder: string, version: string): Promise<Release> {
  const optional = async (file: string): Promise<ReleaseFile | null> => {
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    return bytes && { file, integrity: integrityOf(bytes) };
  };
  const script = await optional(scriptFile(name));
  if (!script) throw new Refusal(name, `release ${version} has no ${scriptFile(name)}; release it again`);
  const assets = assetFolders.map(async (below) =>
    (await readdir(path.join(folder, below)).catch(() => [])).sort().map((file) => `${below}/${file}`),
  );
  return {
    name,
    version,
    folder,
    script,
    style: await optional(styleFile(name)),
    homeStyle: name === 'shell' ? await optional(homeStyleFile) : null,
    assets: (await Promise.all(assets)).flat(),
  };
}

/** Returns the style sheets of a release that are inlined into pages. */
export const stylesOf = ({ style, homeStyle }: Release) => [style, homeStyle].filter((file) => file !== null);

/** Returns the files that a page of this site loads from the folder of a release. */
export const loadedFiles = (release: Release) => [release.script, ...stylesOf(release)];

/**
 * The content of `release.json`. It describes a release, so that nobody has to run it. The build takes it from the bundle,
 * which gets the facts of the newest shell. With another shell, words can differ. If addresses differ, compose rejects it.
 */
export type Manifest = { readonly name: string; readonly modules: readonly string[] } & (
  ({ readonly kind: 'shell' } & ShellData) | ({ readonly kind: 'section'; readonly container: string } & SectionData)
);

/**
 * Returns the manifest of a release.
 * @param modules the modules of its build; empty if another machine built it.
 */
export const manifestOf = (
  { name, container }: Pick<BuiltPackage, 'name' | 'container'>,
  data: SectionData | ShellData,
  modules: readonly string[],
): Manifest =>
  'provides' in data
    ? { kind: 'shell', name, ...data, modules }
    : { kind: 'section', name, container, ...data, modules };

/** Matches a file name inside the repository. A package outside the top `node_modules` begins with one '../'. */
const moduleInside = /^(\.\.\/)?(?![\\/]|(.*[\\/])?\.\.([\\/]|$))/s;

/** The fields that other packages read. */
const summary = z.object({
  /** The contract of a section. */
  contract: z.int().optional().catch(undefined),
  /** The contracts of a shell. */
  contracts: z.array(z.int()).default([]).catch([]),
  requires: z.record(z.string(), z.string()).default({}).catch({}),
  provides: z.record(z.string(), z.string()).default({}).catch({}),
  /** The addresses of the pages. */
  pages: z
    .array(z.object({ path: z.string() }).transform(({ path }) => path))
    .default([])
    .catch([]),
  modules: z.array(z.string().regex(moduleInside)).default([]).catch([]),
});

/** The contracts, modules and page addresses of a release. The text is not trusted, because anyone may have pushed it. */
export type Summary = z.infer<typeof summary>;

/** Parses the text of a `release.json`. Returns empty lists if the text is not a manifest. */
export function parseManifest(text: string): Summary {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    content = {};
  }
  return summary.catch(summary.parse({})).parse(content);
}

/**
 * Reads the manifest of a release that a site will use.
 * @throws Refusal that names the fault of its `release.json` and the remedy.
 */
export async function checkedManifest({ name, folder }: Pick<Release, 'name' | 'folder'>): Promise<Summary> {
  const refuse = (fault: string) => new Refusal(name, `${manifestFile} ${fault}; build and release it again`);
  const file = path.join(folder, manifestFile);
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw refuse('is missing');
  const most = mostBytes(manifestFile);
  if (found.size > most) throw refuse(`has ${found.size} bytes, and may have ${most}`);
  const text = await readFile(file, 'utf8');
  try {
    JSON.parse(text);
  } catch (error) {
    throw refuse(`is not JSON (${errorMessage(error)})`);
  }
  return parseManifest(text);
}

/** Reads the manifest of the release in a folder. Returns empty lists if there is none. */
export const manifestIn = async (folder: string): Promise<Summary> =>
  parseManifest(await readFile(path.join(folder, manifestFile), 'utf8').catch(() => '{}'));
