import path from 'node:path';

/** The content types of a site's files by file extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  atom: 'application/atom+xml',
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  rss: 'application/rss+xml',
  rules: 'application/speculationrules+json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
};

/** The content type of a file with an unknown extension. */
export const unknownType = 'application/octet-stream';

/** Returns the `Content-Type` of a file by its name. */
export function contentType(file: string): string {
  const type = contentTypes[path.extname(file).slice(1)] ?? unknownType;
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Returns whether browsers show a file as a document that can contain scripts (XML, with elements of XHTML or SVG). */
export const isXml = (file: string) => /[/+]xml\b/.test(contentType(file));

/** Returns the endings of the XML files among these, each once: '.rss', '.xml'. */
export const xmlEndings = (files: readonly string[]) => [
  ...new Set(files.filter(isXml).map((file) => path.extname(file))),
];
