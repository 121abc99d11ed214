import type { BuiltPackage } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from './UserError';

/** What a build calls its files, by the kind of package. */
export const scriptFile = (name: string) => (name === 'shell' ? 'shell.js' : 'remoteEntry.js');
export const styleFile = (name: string) => (name === 'shell' ? 'shell.css' : 'section.css');
export const prerenderFile = 'prerender.cjs';

/** By which the federation hosts of other sites find a section's container, its styles and what it shares. */
export const federationManifestFile = 'mf-manifest.json';

/** The styles that the shell's own pages alone use. */
export const homeStyleFile = 'home.css';

/** Where a release says of itself what only running it would tell. */
export const manifestFile = 'release.json';

const publicNames = new Set([
  ...['shell', 'section'].flatMap((name) => [scriptFile(name), styleFile(name)]),
  homeStyleFile,
  federationManifestFile,
]);

/** Whether a file of a release may be loaded from its folder by anyone. */
export const isPublicFile = (file: string) => publicNames.has(file);

/** Folders of a release whose files keep one address on the site, whichever release brings them. */
export const assetFolders = ['fonts', 'images'] as const;

/** One file of a release, named from the release's folder, and its hash as in the `integrity` attribute (W3C SRI). */
export interface ReleaseFile {
  readonly file: string;
  readonly integrity: string;
}

interface Common {
  /** The version of the contract it was built for (`shell/section/src/Section.ts`). */
  readonly contract: number;
  /** Every address it answers for. */
  readonly pages: readonly string[];
}

/** What the shell's release says of itself. */
export interface ShellManifest extends Common {
  readonly kind: 'shell';
  readonly name: 'shell';
  /** By shared module, its true version. */
  readonly provides: Readonly<Record<string, string>>;
}

/** What a section's release says of itself. */
export interface SectionManifest extends Common {
  readonly kind: 'section';
  readonly name: string;
  /** The global its remote entry defines. */
  readonly container: string;
  /** By shared module, the versions it works with (a semver range). */
  readonly requires: Readonly<Record<string, string>>;
}

/**
 * What `release.json` says. Its bundle says the same; where the two differ, the release is refused.
 * @example
 * { "kind": "section", "name": "events", "contract": 2, "container": "mfeEvents",
 *   "pages": ["/events", "/events/hope-gala"], "requires": { "react": "^19.0.0" }, "modules": ["mfe-events/src/section.ts"] }
 */
export type Manifest = (ShellManifest | SectionManifest) & {
  /** Every module it was built from, named from the top folder; none where it was built elsewhere. */
  readonly modules: readonly string[];
};

/** The files of a release as they stand in a folder. */
export interface ReleaseFiles {
  readonly name: string;
  /** What its address on the site has: made of its content, or `pending` until that is whole. */
  readonly version: string;
  readonly folder: string;
  readonly script: ReleaseFile;
  readonly style: ReleaseFile | null;
  readonly homeStyle: ReleaseFile | null;
  readonly federationManifest: ReleaseFile | null;
  /** Pictures and fonts, in the order of their names. */
  readonly assets: readonly string[];
}

/** A package, and the files of the release that is looked at. */
export interface PackageFiles extends BuiltPackage {
  readonly files: ReleaseFiles;
}

/** The `integrity` value of a file's bytes (W3C Subresource Integrity). */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Looks at the files of a release. Rejects with a Refusal where its script is missing. */
export async function readFiles(name: string, folder: string, version: string): Promise<ReleaseFiles> {
  const pinned = async (file: string) => ({ file, integrity: integrityOf(await readFile(path.join(folder, file))) });
  const optional = (file: string) => pinned(file).catch(() => null);
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
    federationManifest: name === 'shell' ? null : await optional(federationManifestFile),
    assets: (await Promise.all(assets)).flat(),
  };
}

/** The styles of a release that stand in pages. */
export const stylesOf = ({ style, homeStyle }: ReleaseFiles) => [style, homeStyle].filter((file) => file !== null);

/** The files of a release that a page of this site loads from its folder. */
export const loadedFiles = (release: ReleaseFiles) => [release.script, ...stylesOf(release)];

/** The files of a release that anyone may load from its folder. */
export const publicFiles = (release: ReleaseFiles) => [
  ...loadedFiles(release),
  ...(release.federationManifest ? [release.federationManifest] : []),
];
