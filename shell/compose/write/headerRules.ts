import { mapEmbedUrl } from '@site/shared-data/postalAddress';
import { contact, embeds } from '@site/shared-data/siteFacts';
import { videoEmbedUrl } from '@site/shared-data/video';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { secureHeader, versionedFolders } from '../../hosts/HeaderRule';
import type { HeaderRule } from '../../hosts/HeaderRule';
import { stylesOf } from '../Release';
import type { ReleaseFiles } from '../Release';
import { UserError } from '../UserError';

/** An origin for the content policy. Throws where its host has characters that could change the policy. */
function originOf(url: string): string {
  const { origin } = new URL(url);
  if (/^https?:\/\/[\w.-]+(:\d+)?$/.test(origin)) return origin;
  throw new UserError(
    `${url}: the content policy cannot name this origin; use a plain host such as https://www.example.org`,
  );
}

/** The origins of iframes: the map and the video, each loaded after a click. */
const frameOrigins = [
  originOf(mapEmbedUrl(contact.address.value, embeds.mapKey.value)),
  originOf(videoEmbedUrl(embeds.videoId.value)),
];

/** Headers of every answer. */
const always = { [secureHeader]: 'max-age=63072000', 'x-content-type-options': 'nosniff' };

/**
 * Pages of any origin may load these files, so that other sites can show a section. The files are public and the same for
 * everyone, and pages pin their hashes.
 */
const versionedHeaders = {
  ...always,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** What the content policy names of a site's documents. */
interface DocumentFacts {
  /** Hashes of the styles and scripts written into pages, such as 'sha256-…'. */
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** The one Trusted Types policy of the shell. */
  readonly scriptPolicyName: string;
}

/** Every header rule of a site. The preview server, `_headers` and nginx all send these. */
export function headerRules({ styleHashes, scriptHashes, scriptPolicyName }: DocumentFacts): HeaderRule[] {
  const pageHeaders = {
    ...always,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy({
      scriptHashes,
      styleHashes,
      frameOrigins,
      scriptPolicyName,
    }),
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

interface PolicyFacts {
  /** Hashes of the scripts written into the pages, such as 'sha256-…'. */
  readonly scriptHashes: readonly string[];
  /** Hashes of the styles written into the pages, such as 'sha256-…'. */
  readonly styleHashes: readonly string[];
  /** Origins of iframes. */
  readonly frameOrigins: readonly string[];
  /** The one Trusted Types policy that may give a script its address. */
  readonly scriptPolicyName: string;
}

/** What a page of the site may load and do (W3C CSP 3). Everything else is forbidden. */
function contentSecurityPolicy(facts: PolicyFacts): string {
  const { scriptHashes, styleHashes, frameOrigins, scriptPolicyName } = facts;
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: [name: string, ...values: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...quoted(scriptHashes)],
    ['style-src', "'self'", ...quoted(styleHashes)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['frame-src', ...frameOrigins],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', scriptPolicyName],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}

/** How many versions of one style the policy allows: the live one and the one before it. */
const admitted = 2;

/** The hash of a style or script for a policy. HTML parsers turn every line break into a line feed (HTML §13.2.3.5). */
const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}`;

/**
 * The hashes of the styles written into pages. The previous style is allowed too, because a publish sends the new rules before
 * the new pages.
 * @param kept releases with those of one package newest first.
 */
export async function styleHashes(kept: readonly ReleaseFiles[]): Promise<string[]> {
  const hashes = new Map<string, string[]>();
  for (const release of kept) {
    for (const { file } of stylesOf(release)) {
      const style = `${release.name}/${file}`;
      const hash = hashOf(await readFile(path.join(release.folder, file), 'utf8'));
      const known = hashes.get(style) ?? [];
      if (known.length < admitted && !known.includes(hash)) hashes.set(style, [...known, hash]);
    }
  }
  return [...new Set([...hashes.values()].flat())];
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
