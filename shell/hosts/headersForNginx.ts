import { STATUS_CODES } from 'node:http';
import { contentTypes, unknownType } from './contentType';
import { headersFor, isPageRule, policyHeader, secureHeader, versionedFolders, type HeaderRule } from './HeaderRule';
import type { Redirect } from './redirects';

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const block = (opening: string, lines: readonly string[]) => [`${opening} {`, ...indent(lines), '}'];

/** Headers for every status. A header that allows caching for good is sent with the file alone, never with an error. */
function addHeaders(headers: HeaderRule['headers'], without: readonly string[] = []): string[] {
  return Object.entries(headers)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => {
      if (name === secureHeader) return `add_header ${name} $site_secure always;`;
      const forGood = name === 'cache-control' && value.includes('immutable');
      return `add_header ${name} ${JSON.stringify(value)}${forGood ? '' : ' always'};`;
    });
}

const plainAnswer = (name: string, code: number, headers: readonly string[]) =>
  block(`location @${name}`, [
    ...headers,
    'add_header cache-control "no-store" always;',
    'types { }',
    'default_type "text/plain; charset=utf-8";',
    `return ${code} "${STATUS_CODES[code]}\\n";`,
  ]);

/** Files that nginx hides: compressed forms, header rules, names with a leading dot. */
const hidden = String.raw`"(^/_|/\.(?!well-known/)|\.(br|gz)$)"`;

/** A page may have moved in a site whose files are still on their way. */
const movedAddress = ({ from, to }: Redirect) =>
  block(`location ~ "^${from}/?$"`, [
    ...block(`if (-f $document_root${to}/index.html)`, [`return 301 ${to}$is_args$args;`]),
    'try_files $uri/index.html =404;',
  ]);

/** What may follow a page's address: a slash, the ending of a file, what ends a sentence. */
const ending = String.raw`(?:(?:/index)?\.(?:html?|php|aspx?)|/index|/)?[\s.,;:!?)\]>*']*$`;
/** A hyphen, and what programs write in its place: nothing, a space, a dash (U+2010 to U+2015 in UTF-8). */
const hyphen = String.raw`(?:[-_ ]|\xE2\x80[\x90-\x95])?`;

/** Leads other spellings of a page's address there; asked only where no file has an address. */
const otherSpelling = (page: string) =>
  `if ($uri ~* "^${page.replaceAll('-', hyphen)}${ending}") { return 301 ${page}$is_args$args; }`;

/**
 * How nginx serves a site, for `include` inside `server { }`: the header rules, types, addresses without a slash, redirects,
 * compressed forms and the 404 page, as the preview server does it.
 */
export function headersForNginx(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  pages: readonly string[] = [],
): string {
  const page = headersFor(rules, '/*');
  const policyOf = (headers: HeaderRule['headers']) =>
    `set $site_policy ${JSON.stringify(headers[policyHeader] ?? '')};`;
  const versioned = headersFor(rules, `/${versionedFolders[0]}/`);
  const lines = [
    '# Written with every site. Include it inside server { }, beside root.',
    'charset utf-8;',
    `charset_types ${Object.values(contentTypes)
      .filter((type) => type.startsWith('text/') && type !== 'text/html')
      .join(' ')};`,
    `default_type ${unknownType};`,
    ...block(
      'types',
      Object.entries(contentTypes).map(([extension, type]) => `${type} ${extension};`),
    ),
    'gzip_static on;',
    'gzip_vary on;',
    '# With libnginx-mod-http-brotli-static, say "brotli_static on;" beside this include.',
    'absolute_redirect off;',
    'merge_slashes off;',
    'server_tokens off;',
    // nginx sends a refused range (416) with each header twice, and with those that let caches keep it for good.
    'max_ranges 0;',
    '',
    'set $site_secure "";',
    ...block('if ($https)', [`set $site_secure ${JSON.stringify(page[secureHeader] ?? '')};`]),
    policyOf(page),
    ...rules
      .filter(isPageRule)
      .flatMap(({ path, headers }) => block(`if ($uri = ${JSON.stringify(path)})`, [policyOf(headers)])),
    'error_page 404 /404.html;',
    'error_page 405 @refused;',
    ...block('if ($request_method !~ "^(GET|HEAD)$")', ['return 405;']),
    '',
    ...addHeaders(page, [policyHeader]),
    `add_header ${policyHeader} $site_policy always;`,
    ...block('location /', ['try_files $uri/index.html $uri @spelled;']),
    ...block('location @spelled', [...pages.filter((one) => one !== '/').map(otherSpelling), 'return 404;']),
    ...block('location = /404.html', ['internal;']),
    ...block('location = /index.html', ['return 308 /$is_args$args;']),
    ...redirects.flatMap(movedAddress),
    ...block(`location ~ "^/(${versionedFolders.join('|')})/"`, [
      'error_page 404 @missing;',
      ...block(`location ~ ${hidden}`, ['return 404;']),
      ...addHeaders(versioned),
      'try_files $uri =404;',
    ]),
    ...block(`location ~ ${hidden}`, ['return 404;']),
    ...block('location ~ "//"', ['return 404;']),
    ...block(String.raw`location ~ "^(?<site_page>/.+)/(index\.html)?$"`, [
      ...block('if (-f $document_root$site_page/index.html)', ['return 308 $site_page$is_args$args;']),
      'try_files /_nothing @spelled;',
    ]),
    '',
    ...plainAnswer('missing', 404, addHeaders(versioned, ['cache-control'])),
    ...plainAnswer('refused', 405, [
      ...addHeaders({ [secureHeader]: '', 'x-content-type-options': 'nosniff' }),
      'add_header allow "GET, HEAD" always;',
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
