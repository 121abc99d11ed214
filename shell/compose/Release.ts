import type { BuiltPackage } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../system/UserError';

export const scriptFile = (name: string) => (name === 'shell' ? 'shell.js' : 'remoteEntry.js');
export const styleFile = (name: string) => (name === 'shell' ? 'shell.css' : 'section.css');

/** Renders the pages of a package. */
export const prerenderFile = 'prerender.cjs';

/** Names the lines of errors in that bundle. It stays on the machine of the build. */
export const sourceMapFile = `${prerenderFile}.map`;

/** Federation hosts of other sites read a section's container, styles and shared modules from it. */
export const federationManifestFile = 'mf-manifest.json';

/** What a release contains, so that nothing of it has to run to know. */
export const manifestFile = 'release.json';

/** Styles that only the shell's own pages use. */
const homeStyleFile = 'home.css';

/** The files that anyone may load from the folder of a package's release. */
const publicNames = (name: string) => [
  scriptFile(name),
  styleFile(name),
  name === 'shell' ? homeStyleFile : federationManifestFile,
];

/** Folders whose files have the same address on the site in every release. */
const assetFolders = ['fonts', 'images'];

/** The files and folders that a build may have. */
export const builtFiles = (name: string) => [...publicNames(name), prerenderFile, ...assetFolders];

/** Whether anyone may load a file from the folder of its release. */
export const isPublicFile = (file: string) => ['shell', 'section'].some((name) => publicNames(name).includes(file));

/** Whether a release may have a file. Of its folders the site serves pictures and fonts alone, and nothing that is a page. */
export const isReleaseFile = (file: string) =>
  isPublicFile(file) ||
  [manifestFile, prerenderFile].includes(file) ||
  /^(images\/\w[\w.-]*\.(avif|jpg|png|svg|webp)|fonts\/\w[\w.-]*\.woff2)$/.test(file);

/** One file of a release: its path in the release's folder, and its hash as in the `integrity` attribute (W3C SRI). */
export interface ReleaseFile {
  readonly file: string;
  readonly integrity: string;
}

/** One immutable build of a package, in a folder. */
export interface Release {
  readonly name: string;
  /** A hash of its content, and a part of its address on the site. */
  readonly version: string;
  readonly folder: string;
  readonly script: ReleaseFile;
  readonly style: ReleaseFile | null;
  readonly homeStyle: ReleaseFile | null;
  /** Pictures and fonts, sorted by name. */
  readonly assets: readonly string[];
}

/** A package with one of its releases. */
export interface PackageRelease extends BuiltPackage {
  readonly release: Release;
}

/** The `integrity` value of a file's bytes (W3C Subresource Integrity). */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Reads the release in a folder. Throws a Refusal where its script is missing. */
export async function readRelease(name: string, folder: string, version: string): Promise<Release> {
  const optional = async (file: string): Promise<ReleaseFile | null> => {
    const bytes = await readFile(path.join(folder, file)).catch(() => null);
    return bytes && { file, integrity: integrityOf(bytes) };
  };
  const script = await optional(scriptFile(name));
  if (!script) throw new Refusal(name, `release ${version} has no ${scriptFile(name)}; release it anew`);
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

/** The styles of a release that are written into pages. */
export const stylesOf = ({ style, homeStyle }: Release) => [style, homeStyle].filter((file) => file !== null);

/** The files of a release that a page of this site loads from its folder. */
export const loadedFiles = (release: Release) => [release.script, ...stylesOf(release)];
