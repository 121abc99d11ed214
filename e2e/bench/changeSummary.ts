import { readdirSync } from 'node:fs';
import path from 'node:path';
import { changedPages } from '../../shell/compose/render/currentSite';
import { elementsOf } from '../../shell/compose/contract/inspectPage';
import { budget } from '../../shell/compose/contract/validateFiles';
import { readStatus } from '../../shell/compose/write/Status';
import { sitePages } from '../../shell/edit/sitePages';
import { compressedSize } from '../../shell/hosts/compress';

/** The words of a page's own part, in order. */
function wordsOf(html = ''): readonly string[] {
  const main = elementsOf(html).find(({ name }) => name === 'main');
  return main?.text().split(' ').filter(Boolean) ?? [];
}

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

/** The scripts and styles of the live releases of a site: their paths, by package and name. */
async function filesOf(site: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readStatus(site))?.packages.flatMap(({ name, version }) => {
    const folder = path.join(site, 'releases', name, version);
    const shown = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
    return shown.map((file) => [`${name} ${file}`, path.join(folder, file)] as const);
  });
  return new Map(files);
}

/** The documents of a site, by address. */
const pagesOf = (site: string) => new Map(sitePages(site).map(({ address, html }) => [address, html]));

/** How many bytes a file weighs as brotli; null where it is not there. */
const weightOf = async (file: string | undefined) => (file ? compressedSize(file).catch(() => null) : null);

/**
 * What differs between two composed sites, as a reviewer reads it: pages with their words, and files, with their weights.
 * @returns the pages that differ, and the text in Markdown.
 */
export async function changeSummary(before: string, after: string) {
  const row = async (name: string, words: string, limit: number, from: string | undefined, to: string | undefined) => {
    const [old, now] = await Promise.all([weightOf(from), weightOf(to)]);
    const share = now === null ? '' : `${Math.round((100 * now) / limit)} % of ${limit}`;
    return `| ${name} | ${words} | ${old ?? 'new'} → ${now ?? 'gone'} | ${share} |`;
  };
  const [oldPages, newPages] = [pagesOf(before), pagesOf(after)];
  const changed = await changedPages(sitePages(after), async (address) => oldPages.get(address) ?? null);
  const pages = [...changed, ...[...oldPages.keys()].filter((address) => !newPages.has(address))].sort();
  const pageRows = pages.map((name) => {
    const words = wordChange(wordsOf(oldPages.get(name)), wordsOf(newPages.get(name)));
    const file = path.join(name, 'index.html');
    return row(name, words, budget.answer, path.join(before, file), path.join(after, file));
  });
  const [oldFiles, newFiles] = await Promise.all([filesOf(before), filesOf(after)]);
  const fileRows = [...new Set([...oldFiles.keys(), ...newFiles.keys()])].map(async (name) => {
    const { script, style } = budget[name.startsWith('shell ') ? 'shell' : 'section'];
    const [from, to] = [oldFiles.get(name), newFiles.get(name)];
    if ((await weightOf(from)) === (await weightOf(to))) return [];
    return row(name, '', name.endsWith('.js') ? script : style, from, to);
  });
  const rows = (await Promise.all([...pageRows, ...fileRows])).flat();
  const table = ['| | words | bytes | of its budget |', '| --- | --- | --- | --- |', ...rows];
  const lines = rows.length > 0 ? table : ['Nothing: every page and every file stays as it is.'];
  return { pages, text: ['## What changes for visitors', '', ...lines, ''].join('\n') };
}
