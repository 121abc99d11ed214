import { readdirSync } from 'node:fs';
import path from 'node:path';
import { budget } from '../../shell/compose/validate/validateFiles';
import { sitePages } from '../../shell/edit/sitePages';
import { readStatus } from '../../shell/compose/write/Status';
import { elementsOf } from '../../shell/compose/validate/pageFault';
import { changedPages } from '../../shell/compose/render/visibleForm';
import { compressedSize } from '../../shell/hosts/compress';

/** How something differs between two sites: bytes are those of brotli, null where it is not there. */
interface Difference {
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  /** How many bytes it may weigh. */
  readonly limit: number;
  /** Words that are there on one site alone. */
  readonly words?: string;
}

/** The words of a page's own part, in order. */
const wordsOf = (html: string) =>
  (
    elementsOf(html)
      .find(({ name }) => name === 'main')
      ?.text() ?? ''
  )
    .split(' ')
    .filter(Boolean);

/** How many words came and went, and the first that came. */
function wordChange(before: string, after: string): string {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const without = (words: readonly string[], others: readonly string[]) => {
    const left = [...others];
    return words.filter((word) => {
      const at = left.indexOf(word);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const came = without(now, old);
  const start = came.slice(0, 8).join(' ').replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('`', "'");
  return `+${came.length} −${without(old, now).length}${start && `: ${start}${came.length > 8 ? ' …' : ''}`}`;
}

const sizeIn = (site: string, file: string) => compressedSize(path.join(site, file)).catch(() => null);

async function pageDifferences(before: string, after: string): Promise<readonly Difference[]> {
  const [old, now] = [before, after].map((site) => new Map(sitePages(site).map((page) => [page.address, page.html])));
  const pages = [...(now ?? [])].map(([address, html]) => ({ address, html }));
  const changed = await changedPages(pages, (address) => Promise.resolve(old?.get(address) ?? null));
  const gone = [...(old ?? new Map<string, string>()).keys()].filter((address) => !now?.has(address));
  const all = [...changed, ...gone].sort().map(async (name) => ({
    name,
    before: await sizeIn(before, path.join(name, 'index.html')),
    after: await sizeIn(after, path.join(name, 'index.html')),
    limit: budget.page,
    words: wordChange(old?.get(name) ?? '', now?.get(name) ?? ''),
  }));
  return Promise.all(all);
}

/** The scripts and styles of the live releases of a site. */
async function filesOf(site: string): Promise<ReadonlyMap<string, string>> {
  const packages = (await readStatus(site))?.packages ?? [];
  const files = packages.flatMap(({ name, version }) => {
    const folder = path.join('releases', name, version);
    return readdirSync(path.join(site, folder))
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => [`${name} ${file}`, path.join(folder, file)] as const);
  });
  return new Map(files);
}

async function fileDifferences(before: string, after: string): Promise<readonly Difference[]> {
  const [old, now] = await Promise.all([filesOf(before), filesOf(after)]);
  const names = [...new Set([...old.keys(), ...now.keys()])].filter((name) => old.get(name) !== now.get(name));
  const all = names.map(async (name) => {
    const { script, style } = budget[name.startsWith('shell ') ? 'shell' : 'section'];
    const size = (site: string, file: string | undefined) => (file ? sizeIn(site, file) : null);
    const sizes = { before: await size(before, old.get(name)), after: await size(after, now.get(name)) };
    return { name, ...sizes, limit: name.endsWith('.js') ? script : style };
  });
  return Promise.all(all);
}

const row = ({ name, before, after, limit, words = '' }: Difference) => {
  const share = after === null ? '' : `${Math.round((100 * after) / limit)} % of ${limit}`;
  return `| ${name} | ${words} | ${before ?? 'new'} → ${after ?? 'gone'} | ${share} |`;
};

const heading = ['| | words | bytes | of its budget |', '| --- | --- | --- | --- |'];

/**
 * What differs between two composed sites, as a reviewer reads it: pages with their words, and files, with their weights.
 * @returns the pages that differ, and the text in Markdown.
 */
export async function changeSummary(before: string, after: string) {
  const pages = await pageDifferences(before, after);
  const files = (await fileDifferences(before, after)).filter((one) => one.before !== one.after);
  const lines = [...pages, ...files].map(row);
  return {
    pages: pages.map(({ name }) => name),
    text: [
      '## What changes for visitors',
      '',
      ...(lines.length > 0 ? [...heading, ...lines] : ['Nothing: every page and every file stays as it is.']),
      '',
    ].join('\n'),
  };
}
