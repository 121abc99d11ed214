import { mapEmbedUrl } from '@site/shared-data/mapEmbedUrl';
import { contact, embeds } from '@site/shared-data/siteFacts';
import { videoEmbedUrl } from '@site/shared-data/videoEmbedUrl';
import { scriptPolicyName } from '../../src/sections/loadFile';
import type { Registry } from '../../src/sections/registry';
import { UserError } from '../UserError';
import { contentSecurityPolicy } from './contentSecurityPolicy';

/** The response headers of every path a pattern stands for. Where several do, the last one holds alone. */
export interface HeaderRule {
  /** A path of the site; a star at its end stands for any rest. */
  readonly path: `/${string}`;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The folders of a site whose files are never written to again: each name changes with its content. */
export const versionedFolders = ['releases', 'images', 'fonts'] as const;

/** A header for answers over https alone (RFC 6797 §7.2). */
export const secureHeader = 'strict-transport-security';

/** An origin as a policy may name it: a host that could be read as anything else is refused. */
function originOf(url: string): string {
  const { origin } = new URL(url);
  if (/^https?:\/\/[\w.-]+(:\d+)?$/.test(origin)) return origin;
  throw new UserError(
    `${url}: the content policy cannot name this origin; use a plain host such as https://www.example.org`,
  );
}

/** Where frames lead: the map and the video, each after a click. */
const frameOrigins = [
  originOf(mapEmbedUrl(contact.address.value, embeds.mapKey.value)),
  originOf(videoEmbedUrl(embeds.videoId.value)),
];

/** The origins among URLs; the site's own files are named without one. */
const foreignOrigins = (urls: readonly string[]) => [...new Set(urls.filter((url) => URL.canParse(url)).map(originOf))];

/** On every answer. */
const always = { [secureHeader]: 'max-age=63072000', 'x-content-type-options': 'nosniff' };

/**
 * Any page of any origin may load them: a section of this site can be part of another one. They are public, the same for
 * every reader, and pages pin their hashes.
 */
const versionedHeaders = {
  ...always,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Every header rule of a site: the one source of what the preview server, `_headers` and nginx send.
 * @param styleHashes of every style that stands in a page.
 * @param scriptHashes of every script that does.
 */
export function headerRules(
  registry: Registry,
  styleHashes: readonly string[],
  scriptHashes: readonly string[] = [],
): HeaderRule[] {
  const { sections } = registry;
  const pageHeaders = {
    ...always,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy({
      scriptOrigins: foreignOrigins(sections.map(({ entry }) => entry.url)),
      styleOrigins: foreignOrigins(sections.flatMap(({ style }) => (style ? [style.url] : []))),
      scriptHashes,
      styleHashes,
      frameOrigins,
      scriptPolicy: scriptPolicyName,
    }),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // The browser refuses scripts that nobody pinned. Chromium knows no such wish for stylesheets, and would complain.
    'integrity-policy': 'blocked-destinations=(script)',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  return [
    { path: '/*', headers: pageHeaders },
    ...versionedFolders.map((folder) => ({ path: `/${folder}/*`, headers: versionedHeaders }) as const),
  ];
}
