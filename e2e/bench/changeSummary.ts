import { readdirSync } from 'node:fs';
import path from 'node:path';
import { changedPages } from '../../shell/compose/currentSite';
import { elementsOf } from '../../shell/compose/contract/inspectPage';
import { budget } from '../../shell/compose/contract/validateFiles';
import { readStatus } from '../../shell/compose/write/Status';
import { sitePages } from '../../shell/edit/release/sitePages';
import { compressedSize } from '../../shell/hosts/compress';

/** Returns the words in the main part of a page, in order. */
function wordsOf(html = ''): readonly string[] {
  const main = elementsOf(html).find(({ name }) => name === 'main');
  return main?.text().split(' ').filter(Boolean) ?? [];
}

/** Returns the words that are left after removing those of another list, counting repetitions. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns the number of added and removed words, and the first added ones. */
function wordChange(before: readonly string[], after: readonly string[]): string {
  const came = without(after, before);
  const start = came.slice(0, 8).join(' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('`', "'");
  return `+${came.length} −${without(before, after).length}${start && `: ${start}${came.length > 8 ? ' …' : ''}`}`;
}

/** Returns the paths of scripts and styles in the live releases of a site, by package and name. */
async function filesOf(site: string): Promise<ReadonlyMap<string, string>> {
  const files = (await readStatus(site))?.packages.flatMap(({ name, version }) => {
    const folder = path.join(site, 'releases', name, version);
    const shown = readdirSync(folder).filter((file) => /\.(js|css)$/.test(file));
    return shown.map((file) => [`${name} ${file}`, path.join(folder, file)] as const);
  });
  return new Map(files);
}

/** Returns the documents of a site by address. */
const pagesOf = (site: string) => new Map(sitePages(site).map(({ address, html }) => [address, html]));

/** Returns the brotli size of a file in bytes, or null if it does not exist. */
const weightOf = async (file: string | undefined) => (file ? compressedSize(file).catch(() => null) : null);

/**
 * Summarizes the differences between two composed sites for a reviewer: pages with their words, and files with their
 * sizes.
 * @returns the changed pages, and the text in Markdown.
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
  const lines = rows.length > 0 ? table : ['Nothing: every page and every file stays the same.'];
  return { pages, text: ['## What changes for visitors', '', ...lines, ''].join('\n') };
}
