import { contentType } from '../site/contentType';
import { versionedFolders } from '../site/headerRules';
import type { HeaderRule } from '../site/headerRules';
import { headersFor } from '../site/headersFor';

/** Where a site goes: a folder that a web server reads, or object storage, where each file carries its own headers. */
export type HostKind = 'folder' | 'objects';

/** One file on its way. */
export interface Upload {
  /** In the composed site. */
  readonly file: string;
  /** What the host calls it. */
  readonly key: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly contentEncoding?: 'gzip';
}

/** Files that may go in any order, once every earlier step is done. */
export interface UploadStep {
  readonly name: 'versioned files' | 'header rules' | 'pages' | 'status';
  readonly uploads: readonly Upload[];
}

/** What a browser reads. Calendars, feeds and robots.txt have readers that take plain text alone. */
const readByBrowsers = /\.(html|js|css|svg)$/;

const isVersioned = (file: string) => versionedFolders.some((folder) => file.startsWith(`${folder}/`));
const isTwin = (file: string) => /\.(br|gz)$/.test(file);

function stepOf(file: string): UploadStep['name'] {
  if (isVersioned(file)) return 'versioned files';
  if (file.startsWith('_')) return 'header rules';
  return /^status(\.json|\/)/.test(file) ? 'status' : 'pages';
}

/** An object is named as its address: 'events', not 'events/index.html'. The front door has no other name. */
const objectKey = (file: string) => (file === 'index.html' ? file : file.replace(/\/index\.html$/, ''));

/**
 * How a site reaches a host: what pages name stands there before the pages, the rules that let them in before them too, and
 * what says that all is done comes last. Nothing is removed: pages that readers have open name files of earlier releases.
 * @param files of the composed site, as `siteFiles` gives them.
 */
export function uploadPlan(files: readonly string[], rules: readonly HeaderRule[], kind: HostKind): UploadStep[] {
  const all = new Set(files);
  const upload = (file: string): Upload => {
    const headers = {
      contentType: contentType(file),
      cacheControl: headersFor(rules, `/${file}`)['cache-control'] ?? 'no-cache',
    };
    if (kind === 'folder') return { file, key: file, ...headers };
    const zipped = readByBrowsers.test(file) && all.has(`${file}.gz`);
    return {
      file: zipped ? `${file}.gz` : file,
      key: objectKey(file),
      ...headers,
      ...(zipped && { contentEncoding: 'gzip' }),
    };
  };
  // Object storage sends one form of a file, and has no use for a server's rules.
  const wanted = kind === 'folder' ? files : files.filter((file) => !isTwin(file) && !file.startsWith('_'));
  const order: UploadStep['name'][] = ['versioned files', 'header rules', 'pages', 'status'];
  return order
    .map((name) => ({ name, uploads: wanted.filter((file) => stepOf(file) === name).map(upload) }))
    .filter(({ uploads }) => uploads.length > 0);
}
