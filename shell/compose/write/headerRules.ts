import { mapEmbedUrl } from '@site/shared-data/postalAddress';
import { sampleFilm } from '@site/shared-data/sampleFilm';
import { contact, embeds } from '@site/shared-data/siteFacts';
import { videoEmbedUrl } from '@site/shared-data/video';
import { createHash } from 'node:crypto';
import { hasPageRules } from '../../hosts/headersForStaticHosts';
import { contentType, xmlEndings } from '../../hosts/contentType';
import { policyHeader, secureHeader, versionedFolders, type HeaderRule } from '../../hosts/HeaderRule';
import { isAlone, speculationFile } from './speculationRules';

/** The headers of every response. */
const always = { [secureHeader]: 'max-age=63072000', 'x-content-type-options': 'nosniff' };

/** The policy of files that are not pages. A visitor can open one by itself. Scripts in it must not run with this origin. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Other sites may show a section. Its files are public and the same for everyone, and pages pin their hashes. */
const versionedHeaders = {
  ...always,
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  [policyHeader]: filePolicy,
  'cross-origin-resource-policy': 'cross-origin',
};

/** Whether the site's own film replaces the clinic's video. */
export const showsSampleFilm = embeds.videoId.status === 'sample';

/** What the content policy of a document names: hashes of its inline styles and scripts, such as 'sha256-…'. */
interface PolicyFacts {
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
  /** The hashes of the scripts that a page loads, if it opens alone. Other pages may load every script of the site. */
  readonly loadedScripts: readonly string[] | null;
  /** The only Trusted Types policy that may set the address of a script. */
  readonly scriptPolicyName: string;
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Returns what a page of the site may load and do (W3C CSP 3). Everything else is forbidden. */
function contentSecurityPolicy({ styleHashes, scriptHashes, loadedScripts, scriptPolicyName }: PolicyFacts): string {
  // The map and the video load after a click. A visitor can reach them from any page without a new document.
  const map = new URL(mapEmbedUrl(contact.address.value, embeds.mapKey.value)).origin;
  const video = showsSampleFilm ? "'self'" : new URL(videoEmbedUrl(embeds.videoId.value)).origin;
  const directives = [
    ['default-src', "'none'"],
    ['script-src', ...(loadedScripts ? quoted(loadedScripts) : ["'self'"]), ...quoted(scriptHashes)],
    ['style-src', "'self'", ...quoted(styleHashes)],
    ['img-src', "'self'"],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    // No page fetches anything, but Lighthouse reads robots.txt under this policy.
    ['connect-src', "'self'"],
    ['frame-src', map, video],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', scriptPolicyName],
  ];
  // Every byte counts in the first TCP window, so nothing separates the directives but the semicolon.
  return directives.map((directive) => directive.join(' ')).join(';');
}

/** Returns what the page of the film may do: play the film in a frame of this site. */
function filmPolicy(html: string): string {
  const directives = [
    "default-src 'none'",
    "media-src 'self'",
    "img-src 'self'",
    `style-src ${quoted(hashesIn('style', [html])).join(' ')}`,
    `script-src ${quoted(hashesIn('script', [html])).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ];
  return directives.join(';');
}

/** A document that the rules are written for. The address of the 404 page is '*'. */
interface Document {
  readonly address: string;
  readonly html: string;
}

/** Returns the hash of a style or script for a policy. HTML parsers turn every line break into a line feed (HTML §13.2.3.5). */
const hashOf = (text: string) =>
  `sha256-${createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64')}`;

/** Returns the hashes of all inline styles or scripts in documents, each once. Tags with other attributes than an id do not count. */
const hashesIn = (tag: 'style' | 'script', documents: readonly string[]) => {
  const written = new RegExp(`<${tag}(?: id="[\\w-]+")?>(.*?)</${tag}>`, 'gs');
  const texts = new Set(documents.flatMap((html) => [...html.matchAll(written)].map(([, text = '']) => text)));
  return [...new Set([...texts].map(hashOf))];
};

/** Returns the hashes of the scripts that documents load, each once. The hash alone allows a script, from any address. */
const loadedScripts = (documents: readonly string[]) => {
  const pinnedScript = /<(?:script|link(?=[^>]* as="script"))\b[^>]* integrity="(sha\d+-[\w+/=]+)"/g;
  return [...new Set(documents.flatMap((html) => [...html.matchAll(pinnedScript)].map(([, hash = '']) => hash)))];
};

/** The most hashes in a policy. Cloudflare Pages reads 2,000 characters of a header. */
const mostHashes = 24;

/** What the rules depend on besides the documents of the site. */
interface Surroundings extends Pick<PolicyFacts, 'scriptPolicyName'> {
  /**
   * Earlier documents by address. A publish sends rules before pages, so visitors can get these documents with the new rules.
   */
  readonly served: ReadonlyMap<string, string>;
  /** The addresses of the files that sections write. */
  readonly files: readonly string[];
  /** Whether the site has a file with speculation rules. */
  readonly hasSpeculationRules: boolean;
  /** The document of the film, if there is one. */
  readonly film?: string | undefined;
}

/**
 * Returns every header rule of a site. The preview server, `_headers` and nginx all send these. The policy of a page names only
 * what that page contains. One policy for all pages would fill a tenth of the first TCP window.
 * @param pages the documents of the site.
 */
export function headerRules(
  pages: readonly Document[],
  { served, scriptPolicyName, files, hasSpeculationRules, film }: Surroundings,
): HeaderRule[] {
  /** Returns the headers of documents. Their own hashes come first. Hashes of earlier documents follow while there is room. */
  const headersOf = (documents: readonly Document[]): HeaderRule['headers'] => {
    const now = documents.map(({ html }) => html);
    const before = documents.flatMap(({ address }) => served.get(address) ?? []);
    const live = hashesIn('style', now);
    const styleHashes = [...new Set([...live, ...hashesIn('style', before)])];
    return {
      ...always,
      // A CDN that rewrites pages breaks their hashes: e-mail addresses, scripts, hydration.
      'cache-control': 'no-cache, no-transform',
      'content-security-policy': contentSecurityPolicy({
        styleHashes: styleHashes.slice(0, Math.max(live.length, mostHashes)),
        scriptHashes: hashesIn('script', [...now, ...before]),
        loadedScripts: documents.every(isAlone) ? loadedScripts([...now, ...before]) : null,
        scriptPolicyName,
      }),
      // A page that opens alone shares no window with the pages around it (HTML §7.1.3). A script that opens it in a new tab
      // cannot reach it. On other pages the policy would delay the first frame (decision `opener-policy-only-on-pages-about-money`).
      ...(documents.every(isAlone) && { 'cross-origin-opener-policy': 'same-origin' }),
      'cross-origin-resource-policy': 'same-origin',
      // Browsers block scripts without a hash. Chromium does not support 'style' here, and would log a warning.
      'integrity-policy': 'blocked-destinations=(script)',
      'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(hasSpeculationRules && { 'speculation-rules': `"/${speculationFile}"` }),
    };
  };
  const hasRules = hasPageRules(pages.length, files);
  const own = pages.filter((page) => page.address !== '*' && (hasRules || isAlone(page)));
  const shared = headersOf(pages.filter((page) => !own.includes(page)));
  return [
    { path: '/*', headers: shared },
    ...own.map((page) => ({ path: page.address as HeaderRule['path'], headers: headersOf([page]) })),
    ...(film ? [{ path: sampleFilm.path, headers: { ...shared, [policyHeader]: filmPolicy(film) } }] : []),
    // Some hosts do not know the type by the name of the file. One rule for each ending keeps the number of rules small.
    ...xmlEndings(files).map((ending) => ({
      path: `/*${ending}` as const,
      headers: { ...shared, [policyHeader]: filePolicy, 'content-type': contentType(ending.replace('.', 'feed.')) },
    })),
    ...(hasSpeculationRules
      ? [{ path: `/${speculationFile}`, headers: { ...shared, 'content-type': contentType(speculationFile) } } as const]
      : []),
    ...versionedFolders.map((folder) => ({ path: `/${folder}/*`, headers: versionedHeaders }) as const),
  ];
}
