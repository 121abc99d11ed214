import { createHash } from 'node:crypto';
import semver from 'semver';
import { z } from 'zod';
import { UserError } from './UserError';

/** The file in a release's folder that describes it. */
export const manifestFile = 'release.json';

/** What a build calls its files, by the kind of package. */
export const scriptFile = (name: string) => (name === 'shell' ? 'shell.js' : 'remoteEntry.js');
export const styleFile = (name: string) => (name === 'shell' ? 'shell.css' : 'section.css');
export const prerenderFile = 'prerender.cjs';

/** By which the federation hosts of other sites find a section's container, its styles and what it shares. */
export const federationManifestFile = 'mf-manifest.json';

/** The styles that the shell's own pages alone use. */
export const homeStyleFile = 'home.css';

/** One file of a release, named from the release's folder, and its hash as in the `integrity` attribute (W3C SRI). */
const releaseFile = (file: z.ZodType<string>) =>
  z.strictObject({ file, integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/) });

const common = {
  /** The version of the contract it was built for (`shell/section/src/Section.ts`). */
  contract: z.int(),
  version: z.string(),
  /** Every address it answers for. */
  pages: z.array(z.string()),
  /** What compose runs, in a process of its own. */
  prerender: releaseFile(z.literal(prerenderFile)),
  /** Pictures and fonts, which keep one address on the site whichever release brings them: `images/…`, `fonts/…`. */
  assets: z.array(releaseFile(z.string().regex(/^(fonts|images)\/[A-Za-z0-9_][\w.-]*$/))),
};

const shellRelease = z.strictObject({
  kind: z.literal('shell'),
  name: z.literal('shell'),
  ...common,
  /** By shared module, its true version. */
  provides: z.record(
    z.string(),
    z.string().refine((version) => semver.valid(version) !== null),
  ),
  script: releaseFile(z.literal(scriptFile('shell'))),
  style: releaseFile(z.literal(styleFile('shell'))).optional(),
  homeStyle: releaseFile(z.literal(homeStyleFile)).optional(),
});

const sectionRelease = z.strictObject({
  kind: z.literal('section'),
  name: z.string().regex(/^(?!shell$)[a-z][a-z0-9-]*$/),
  ...common,
  /** The global its remote entry defines. */
  container: z.string().regex(/^[A-Za-z]\w*$/),
  /** By shared module, the versions it works with (a semver range). */
  requires: z.record(
    z.string(),
    z.string().refine((range) => semver.validRange(range) !== null),
  ),
  /** Its remote entry. */
  script: releaseFile(z.literal(scriptFile('section'))),
  style: releaseFile(z.literal(styleFile('section'))).optional(),
  /** Only the plugin of @module-federation/enhanced writes one. */
  federationManifest: releaseFile(z.literal(federationManifestFile)).optional(),
});

const anyRelease = z.discriminatedUnion('kind', [shellRelease, sectionRelease]);

export type ReleaseFile = z.infer<ReturnType<typeof releaseFile>>;
export type ShellRelease = z.infer<typeof shellRelease>;
export type SectionRelease = z.infer<typeof sectionRelease>;

/**
 * What `release.json` says: one immutable build of the shell or of a section. The folder is named by its version, a hash of
 * every other file in it, and is never written to again.
 * @example
 * {
 *   "kind": "section", "name": "events", "version": "0123456789abcdef", "contract": 2, "container": "mfeEvents",
 *   "pages": ["/events", "/events/hope-gala"],
 *   "requires": { "react": "^19.0.0" },
 *   "script": { "file": "remoteEntry.js", "integrity": "sha384-…" },
 *   "style": { "file": "section.css", "integrity": "sha384-…" },
 *   "federationManifest": { "file": "mf-manifest.json", "integrity": "sha384-…" },
 *   "prerender": { "file": "prerender.cjs", "integrity": "sha384-…" },
 *   "assets": [{ "file": "images/event-gala-360.a72c53f2.avif", "integrity": "sha384-…" }]
 * }
 */
export type Release = ShellRelease | SectionRelease;

/** All that a release says of itself but its version. */
export type ReleaseContent = Omit<ShellRelease, 'version'> | Omit<SectionRelease, 'version'>;

/** A release and where it stands. */
export interface StoredRelease<Kind extends Release = Release> {
  readonly release: Kind;
  readonly folder: string;
}

const isShell = (stored: StoredRelease): stored is StoredRelease<ShellRelease> => stored.release.kind === 'shell';

/** The same release, which is known to be the shell's. */
export function asShell(stored: StoredRelease): StoredRelease<ShellRelease> {
  if (isShell(stored)) return stored;
  throw new Error(`${stored.release.name} is no shell`);
}

export const isSection = (stored: StoredRelease): stored is StoredRelease<SectionRelease> =>
  stored.release.kind === 'section';

/** The styles of a release that stand in pages. */
export const stylesOf = (release: Release): ReleaseFile[] =>
  [release.style, release.kind === 'shell' ? release.homeStyle : undefined].filter((file) => file !== undefined);

/** The files of a release that a page of this site loads from its folder. */
export const loadedFiles = (release: Release): ReleaseFile[] => [release.script, ...stylesOf(release)];

/** The files of a release that anyone may load from its folder. */
export const publicFiles = (release: Release): ReleaseFile[] => [
  ...loadedFiles(release),
  ...(release.kind === 'section' && release.federationManifest ? [release.federationManifest] : []),
];

/** Every file that a release names. */
export const filesOf = (release: Release): ReleaseFile[] => [
  ...publicFiles(release),
  release.prerender,
  ...release.assets,
];

/** The version of a release: a hash of all that it says of itself, the hashes of its files among it. */
export function versionOf(content: ReleaseContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
}

/** What a version looks like. */
export const isVersion = (text: string) => /^[0-9a-f]{16}$/.test(text);

/** What a JSON text says; null where it is none. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The field an issue is about; one that should not be there is named itself. */
const fieldOf = (issue: z.core.$ZodIssue | undefined) =>
  String(issue?.path[0] ?? (issue?.code === 'unrecognized_keys' ? issue.keys[0] : 'kind'));

/**
 * Reads what `release.json` says of a release of that name.
 * @param where what to call the file in an error.
 * @throws UserError when it describes something else, or was written to after the release was named.
 */
export function parseRelease(text: string, name: string, where: string): Release {
  const value = fromJson(text);
  if (typeof value !== 'object' || value === null) {
    throw new UserError(`${name}: ${where} is not JSON; take a whole release`);
  }
  const { data, error } = anyRelease.safeParse(value);
  if (!data || data.name !== name) {
    const field = data ? 'name' : fieldOf(error.issues[0]);
    throw new UserError(`${name}: ${where} has no right '${field}'; take a release of ${name} as it was stored`);
  }
  // As it is written, and not as it was parsed: the hash is over the order of its fields, too.
  const release = value as Release;
  const { version, ...content } = release;
  const real = versionOf(content);
  if (version !== real) {
    throw new UserError(`${name}: ${where} calls itself ${version}, but its content is ${real}; release it anew`);
  }
  return release;
}

/** The `integrity` value of a file's bytes (W3C Subresource Integrity). */
export function integrityOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
