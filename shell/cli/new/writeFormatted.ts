import { root } from '@site/build/packages';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** Formats files that Prettier knows and writes them, by their paths in a folder. Writes none where one cannot be parsed. */
export async function writeFormatted(files: Readonly<Record<string, string>>, folder = root): Promise<void> {
  const ignorePath = path.join(root, '.prettierignore');
  const formatted = Object.entries(files).map(async ([name, text]) => {
    const file = path.join(folder, name);
    const { ignored, inferredParser } = await getFileInfo(file, { ignorePath });
    // The settings here hold for a new repository too.
    const options = { ...(await resolveConfig(path.join(root, name))), filepath: file };
    return [file, ignored || !inferredParser ? text : await format(text, options)] as const;
  });
  for (const [file, text] of await Promise.all(formatted)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
