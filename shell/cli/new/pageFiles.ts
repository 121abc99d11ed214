import { root } from '@site/build/packages';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { NewPage } from './planPage';

/** The texts of files by their paths in a folder. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Returns the files of a template's folder by their paths below `to`.
 * @param fill replaces placeholders in texts and paths.
 */
export async function filledTemplate(template: string, fill: (text: string) => string, to = ''): Promise<Texts> {
  const folder = path.join(import.meta.dirname, 'template', template);
  const files = (await readdir(folder, { recursive: true })).filter((file) => path.extname(file));
  const filled = files.map(async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8');
    return [path.join(to, fill(file.replaceAll('\\', '/'))), fill(text)] as const;
  });
  return Object.fromEntries(await Promise.all(filled));
}

/** Returns the files of a new page, or of a new section with that page. */
export function pageFiles(page: NewPage, template: 'section' | 'section/src/books', to: string): Promise<Texts> {
  const words: Texts = {
    "'/books'": JSON.stringify(page.path),
    "'Books'": JSON.stringify(page.title),
    '/books/': `/${page.folder}/`,
    'paths.home },': `paths.home },${page.above.join('')}`,
    Books: page.name,
    books: page.variable,
  };
  const places = new RegExp(Object.keys(words).join('|'), 'g');
  const isAtTop = page.path.lastIndexOf('/') === 0;
  const breadcrumbs = /import \{ paths \}.*\s|const breadcrumbs = [^;]*;\s*|\s+breadcrumbs(,|=\{breadcrumbs\})/g;
  const fill = (text: string) =>
    (isAtTop ? text.replaceAll(breadcrumbs, '') : text).replaceAll(places, (word) => words[word] ?? '');
  return filledTemplate(template, fill, to);
}

/**
 * Adds a page to the end of a section's list, and imports it from a file such as './careers/CareersPage'. Returns null
 * if the source has no `defineSection({ pages: […] })`.
 */
export function addPage(source: string, name: string, from: string): string | null {
  // The closing bracket must be followed by another field or the end of the call.
  const list = /(?<=\bdefineSection\(\{.*?\bpages: \[).*?(?=,?\s*\](,?\s*\}\)|,\s*(\w+\b|\.\.\.)))/s;
  if (!list.test(source)) return null;
  const listed = source.replace(list, (pages) => (pages.trim() ? `${pages}, ${name}` : name));
  return listed.replace(/^(import [^;]*;\r?\n)*/, (imports) => `${imports}import { ${name} } from '${from}';\n`);
}

/**
 * Formats files with Prettier where it knows their language, and writes them. Writes nothing if one has a syntax error.
 */
export async function writeFormatted(files: Texts, folder = root): Promise<void> {
  const { format, getFileInfo, resolveConfig } = await import('prettier');
  const config = await resolveConfig(path.join(root, 'package.json'));
  const formatted = Object.entries(files).map(async ([name, text]) => {
    const filepath = path.join(folder, name);
    const { inferredParser } = await getFileInfo(filepath);
    return [filepath, inferredParser ? await format(text, { ...config, filepath }) : text] as const;
  });
  for (const [file, text] of await Promise.all(formatted)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
