import { STATUS_CODES } from 'node:http';
import { contentTypes, unknownType } from './contentType';
import { headersFor, isPageRule, secureHeader, versionedFolders, type HeaderRule } from './HeaderRule';
import type { Redirect } from './redirects';

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const block = (opening: string, lines: readonly string[]) => [`${opening} {`, ...indent(lines), '}'];

/** Returns the variable of a header that differs between pages. nginx sends no header with an empty value. */
const variableOf = (name: string) => `$site_${name.replaceAll('-', '_')}`;

/** Returns the comparison of an address with the path of a rule: one page, or all files with an ending. */
const operandOf = (path: string) =>
  path.startsWith('/*.') ? `~ "\\.${path.slice('/*.'.length)}$"` : `= ${JSON.stringify(path)}`;

/**
 * Returns lines that add headers to every status. A header that allows permanent caching is never sent with an error.
 * @param varying the headers that differ between pages.
 */
function addHeaders(headers: HeaderRule['headers'], varying: readonly string[] = []): string[] {
  return Object.entries(headers).map(([name, value]) => {
    if (name === secureHeader) return `add_header ${name} $site_secure always;`;
    if (varying.includes(name)) return `add_header ${name} ${variableOf(name)} always;`;
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

/** Files that nginx does not serve: compressed forms, header rules, and names with a leading dot. */
const hidden = String.raw`"(^/_|/\.(?!well-known/)|\.(br|gz)$)"`;

/** Returns a redirect for a page that has moved. It only applies if the new page's file has already arrived. */
const movedAddress = ({ from, to }: Redirect) =>
  block(`location ~ "^${from}/?$"`, [
    ...block(`if (-f $document_root${to}/index.html)`, [`return 301 ${to}$is_args$args;`]),
    'try_files $uri/index.html =404;',
  ]);

/** Matches what may follow a page's address: a slash, a file extension, or the end of a sentence. */
const ending = String.raw`(?:(?:/index)?\.(?:html?|php|aspx?)|/index|/)?[\s.,;:!?)\]>*']*$`;
/** Matches a hyphen or what programs write instead: nothing, a space, or a dash (U+2010 to U+2015 in UTF-8). */
const hyphen = String.raw`(?:[-_ ]|\xE2\x80[\x90-\x95])?`;

/** Redirects other spellings of a page's address. nginx tries it only if no file matches. */
const otherSpelling = (page: string) =>
  `if ($uri ~* "^${page.replaceAll('-', hyphen)}${ending}") { return 301 ${page}$is_args$args; }`;

/**
 * Returns the nginx configuration of a site, for `include` inside `server { }`. It has the header rules, types,
 * addresses without a slash, redirects, compressed forms and the 404 page, like the preview server.
 */
export function headersForNginx(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  pages: readonly string[] = [],
): string {
  const page = headersFor(rules, '/*');
  const pageRules = rules.filter(isPageRule);
  // These include headers that only one page has. nginx takes the type from the name of the file.
  const inPages = [...pageRules.map(({ headers }) => headers), page].flatMap((headers) => Object.entries(headers));
  const ofPages = Object.fromEntries(inPages.filter(([name]) => name !== 'content-type'));
  const varying = Object.keys(ofPages).filter((name) => pageRules.some(({ headers }) => headers[name] !== page[name]));
  const setHeaders = (headers: HeaderRule['headers']) =>
    varying.map((name) => `set ${variableOf(name)} ${JSON.stringify(headers[name] ?? '')};`);
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
    '# With libnginx-mod-http-brotli-static, add "brotli_static on;" below this include.',
    'absolute_redirect off;',
    'merge_slashes off;',
    'server_tokens off;',
    // nginx would send an unsatisfiable range (416) with duplicate headers that allow permanent caching.
    'max_ranges 0;',
    '',
    'set $site_secure "";',
    ...block('if ($https)', [`set $site_secure ${JSON.stringify(page[secureHeader] ?? '')};`]),
    ...setHeaders(page),
    ...pageRules.flatMap(({ path, headers }) => block(`if ($uri ${operandOf(path)})`, setHeaders(headers))),
    'error_page 404 /404.html;',
    'error_page 405 @refused;',
    ...block('if ($request_method !~ "^(GET|HEAD)$")', ['return 405;']),
    '',
    ...addHeaders(ofPages, varying),
    ...block('location /', ['try_files $uri/index.html $uri @spelled;']),
    ...block('location @spelled', [...pages.filter((one) => one !== '/').map(otherSpelling), 'return 404;']),
    ...block('location = /404.html', ['internal;']),
    ...block('location = /index.html', ['return 308 /$is_args$args;']),
    ...redirects.flatMap(movedAddress),
    ...block(`location ~ "^/(${versionedFolders.join('|')})/"`, [
      'error_page 404 @missing;',
      ...block(`location ~ ${hidden}`, ['return 404;']),
      ...addHeaders(versioned),
      // Safari requests videos in ranges, and does not play a whole answer.
      ...block('location ~ "\\.(mp4|webm)$"', ['max_ranges 1;', 'try_files $uri =404;']),
      'try_files $uri =404;',
    ]),
    ...block(`location ~ ${hidden}`, ['return 404;']),
    ...block('location ~ "//"', ['return 404;']),
    ...block(String.raw`location ~ "^(?<site_page>/.+)/(index\.html)?$"`, [
      ...block('if (-f $document_root$site_page/index.html)', ['return 308 $site_page$is_args$args;']),
      'try_files /_nothing @spelled;',
    ]),
    '',
    ...plainAnswer(
      'missing',
      404,
      addHeaders(versioned).filter((line) => !line.startsWith('add_header cache-control ')),
    ),
    ...plainAnswer('refused', 405, [
      ...addHeaders({ [secureHeader]: '', 'x-content-type-options': 'nosniff' }),
      'add_header allow "GET, HEAD" always;',
    ]),
  ];
  return `${lines.join('\n')}\n`;
}
