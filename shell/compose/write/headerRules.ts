import { mapEmbedUrl } from '@site/shared-data/postalAddress';
import { contact, embeds } from '@site/shared-data/siteFacts';
import { videoEmbedUrl } from '@site/shared-data/video';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { secureHeader, versionedFolders, type HeaderRule } from '../../hosts/HeaderRule';
import { stylesOf, type ReleaseFiles } from '../Release';

/** Headers of every answer. */
const always = { [secureHeader]: 'max-age=63072000', 'x-content-type-options': 'nosniff' };

/** Other sites can show a section: its files are public and the same for everyone, and pages pin their hashes. */
const versionedHeaders = {
  ...always,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  // A picture may be opened by itself: of an SVG, no script may run from this origin.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** What the content policy names of a site's documents: hashes of what is written into pages, such as 'sha256-…'. */
interface PolicyFacts {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** The one Trusted Types policy that may give a script its address. */
  readonly scriptPolicyName: string;
}

/** What a page of the site may load and do (W3C CSP 3). Everything else is forbidden. */
function contentSecurityPolicy({ styleHashes, scriptHashes, scriptPolicyName }: PolicyFacts): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  // The map and the video, each loaded after a click.
  const frames = [mapEmbedUrl(contact.address.value, embeds.mapKey.value), videoEmbedUrl(embeds.videoId.value)];
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(scriptHashes)],
    ['style-src', "'self'", ...quoted(styleHashes)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...frames.map((url) => new URL(url).origin)],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', scriptPolicyName],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** Every header rule of a site. The preview server, `_headers` and nginx all send these. */
export function headerRules(facts: PolicyFacts): HeaderRule[] {
  const pageHeaders = {
    ...always,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(facts),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Browsers refuse scripts without a hash. Chromium does not know 'style' here, and would log a warning.
    'integrity-policy': 'blocked-destinations=(script)',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return [
    { path: '/*', headers: pageHeaders },
    ...versionedFolders.map((folder) => ({ path: `/${folder}/*`, headers: versionedHeaders }) as const),
  ];
}

/** The hash of a style or script for a policy. HTML parsers turn every line break into a line feed (HTML §13.2.3.5). */
const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}`;

/** How many styles a policy names: Cloudflare Pages reads 2,000 characters of a header. */
const maxStyles = 24;

/**
 * The hashes of the styles written into pages: of each style the live version, and as far as there is room the one before it,
 * because a publish sends the new rules before the new pages.
 * @param served releases with those of one package newest first.
 */
export async function styleHashes(served: readonly ReleaseFiles[]): Promise<string[]> {
  const hashes = new Map<string, Set<string>>();
  for (const release of served) {
    for (const { file } of stylesOf(release)) {
      const style = `${release.name}/${file}`;
      const known = hashes.get(style) ?? new Set();
      hashes.set(style, known.add(hashOf(await readFile(path.join(release.folder, file), 'utf8'))));
    }
  }
  const versions = [...hashes.values()].map((known) => [...known]);
  const live = versions.map(([hash = '']) => hash);
  const all = new Set([...live, ...versions.flatMap(([, before]) => before ?? [])]);
  return [...all].slice(0, Math.max(live.length, maxStyles));
}

/**
 * The hashes of the scripts written into pages. All of them are the shell's, so the 404 page has them too.
 * @param notFoundPages of the new site and of the current one, whose pages are served until the new ones are sent.
 */
export const scriptHashes = (notFoundPages: readonly string[]): string[] => [
  ...new Set(
    notFoundPages.flatMap((page) => [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, own = '']) => hashOf(own))),
  ),
];
