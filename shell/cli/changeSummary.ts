import { readdirSync } from 'node:fs';
import path from 'node:path';
import { changedPages } from '../compose/render/currentSite';
import { elementsOf } from '../compose/validate/pageFault';
import { budget } from '../compose/validate/validateFiles';
import { readStatus } from '../compose/write/Status';
import { sitePages } from '../edit/sitePages';
import { compressedSize } from '../hosts/compress';

/** A page or a file, with its path on the site before and after; left out where it is not there. */
interface Compared {
  readonly name: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** How many bytes it may weigh, as brotli. */
  readonly limit: number;
  /** How many words came and went. */
  readonly words?: string;
}

/** The words of a page's own part, in order. */
const wordsOf = (html = '') =>
  (
    elementsOf(html)
      .find(({ name }) => name === 'main')
      ?.text() ?? ''
  )
    .split(' ')
    .filter(Boolean);

/** The words without as many of each as others have. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How many words came and went, and the first that came. */
function wordChange(before: readonly string[], after: readonly string[]): string {
  const came = without(after, before);
  const start = came.slice(0, 8).join(' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('`', "'");
  return `+${came.length} −${without(before, after).length}${start && `: ${start}${came.length > 8 ? ' …' : ''}`}`;
}

async function comparedPages(before: string, after: string): Promise<readonly Compared[]> {
  const pagesIn = (site: string) => new Map(sitePages(site).map(({ address, html }) => [address, html]));
  const [old, now] = [pagesIn(before), pagesIn(after)];
  const changed = await changedPages(sitePages(after), (address) => Promise.resolve(old.get(address) ?? null));
  const gone = [...old.keys()].filter((address) => !now.has(address));
  return [...changed, ...gone].sort().map((name) => ({
    name,
    before: path.join(name, 'index.html'),
    after: path.join(name, 'index.html'),
    limit: budget.page,
    words: wordChange(wordsOf(old.get(name)), wordsOf(now.get(name))),
  }));
}

/** The scripts and styles of the live releases of a site, by package and name. */
async function filesOf(site: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readStatus(site))?.packages.flatMap(({ name, version }) => {
    const folder = path.join('releases', name, version);
    const shown = readdirSync(path.join(site, folder)).filter((file) => /\.(js|css)$/.test(file));
    return shown.map((file) => [`${name} ${file}`, path.join(folder, file)] as const);
  });
  return new Map(files);
}

async function comparedFiles(before: string, after: string): Promise<readonly Compared[]> {
  const [old, now] = await Promise.all([filesOf(before), filesOf(after)]);
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
  return names.map((name) => {
    const { script, style } = budget[name.startsWith('shell ') ? 'shell' : 'section'];
    return { name, before: old.get(name), after: now.get(name), limit: name.endsWith('.js') ? script : style };
  });
}

/**
 * What differs between two composed sites, as a reviewer reads it: pages with their words, and files, with their weights.
 * @returns the pages that differ, and the text in Markdown.
 */
export async function changeSummary(before: string, after: string) {
  const sizeOf = (site: string, file: string | undefined) =>
    file === undefined ? null : compressedSize(path.join(site, file)).catch(() => null);
  const row = async ({ name, limit, words, ...file }: Compared) => {
    const [old, now] = await Promise.all([sizeOf(before, file.before), sizeOf(after, file.after)]);
    if (words === undefined && old === now) return [];
    const share = now === null ? '' : `${Math.round((100 * now) / limit)} % of ${limit}`;
    return [`| ${name} | ${words ?? ''} | ${old ?? 'new'} → ${now ?? 'gone'} | ${share} |`];
  };
  const pages = await comparedPages(before, after);
  const rows = await Promise.all([...pages, ...(await comparedFiles(before, after))].map(row));
  const table = ['| | words | bytes | of its budget |', '| --- | --- | --- | --- |', ...rows.flat()];
  const lines = table.length > 2 ? table : ['Nothing: every page and every file stays as it is.'];
  return {
    pages: pages.map(({ name }) => name),
    text: ['## What changes for visitors', '', ...lines, ''].join('\n'),
  };
}
