import { pictureBudget } from '@site/shared-data/pictureKinds';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import postcss from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { compressedSize } from '../../hosts/compress';
import { loadedFiles, stylesOf, type PackageRelease, type Release } from '../Release';
import { errorMessage, Refusal } from '../../system/UserError';
import { ownClass, styleFault } from './styleFault';

/** Returns the fault of a script that browsers could not parse, or null. The script does not run here. */
async function scriptFault({ folder, script: { file } }: Release): Promise<string | null> {
  try {
    new Script(await readFile(path.join(folder, file), 'utf8'), { filename: file });
    return null;
  } catch (error) {
    const reason = errorMessage(error);
    return /'export'|import statement|'import\.meta'/.test(reason)
      ? `${file} is an ES module, which this site does not load; build the container with library: { type: 'var' }`
      : `${file} is not a script that browsers can run (${reason}); build it again`;
  }
}

/** Returns the fault of a script, style sheet, picture or font that is over its budget, or null. */
async function weightFault(release: Release): Promise<string | null> {
  const { name, folder, script, assets } = release;
  const limits = budget[name === 'shell' ? 'shell' : 'section'];
  for (const { file } of loadedFiles(release)) {
    const size = await compressedSize(path.join(folder, file));
    const limit = file === script.file ? limits.script : limits.style;
    if (size <= limit) continue;
    return `${file} weighs ${size} bytes as brotli; make it at most ${limit} (shell/compose/contract/validateFiles.ts)`;
  }
  for (const file of assets) {
    const { size } = await stat(path.join(folder, file));
    const [kind, limit, remedy] = file.startsWith('images/')
      ? ['picture', pictureBudget, 'encode it smaller (shared-data/art/README.md)']
      : ['font', budget.font, 'leave out letters that no page has'];
    if (size <= limit) continue;
    return `${file} weighs ${size} bytes; a ${kind} may weigh at most ${limit}: ${remedy}`;
  }
  return null;
}

/** A release, and the prefixes of its package's classes. */
type ReleaseToCheck = Pick<PackageRelease, 'name' | 'container' | 'release'>;

/**
 * Returns the fault of styles that browsers do not read alike, that pages cannot be trimmed with, or that apply outside their
 * section. Returns null if there is none.
 */
async function styleSheetFault(pkg: ReleaseToCheck): Promise<string | null> {
  const { folder, assets } = pkg.release;
  for (const { file } of stylesOf(pkg.release)) {
    const bytes = await readFile(path.join(folder, file));
    try {
      // Browsers read other encodings if their mark is at the beginning.
      const css = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      const fault =
        pkg.name === 'shell' ? null : styleFault(css, ownClass(pkg), new Set(assets.map((one) => `/${one}`)));
      if (fault) return `${file} ${fault}`;
      postcss.parse(css).walkRules(({ selector }) => void parseSelector().astSync(selector));
    } catch (error) {
      return `${file} is not a style sheet that all browsers read alike (${errorMessage(error)}); correct it and build it again`;
    }
  }
  return null;
}

/**
 * Checks the files of a release without running them.
 * @throws Refusal that names the package, the file and the remedy.
 */
export async function validateFiles(pkg: ReleaseToCheck): Promise<void> {
  const { release } = pkg;
  const fault = (await scriptFault(release)) ?? (await weightFault(release)) ?? (await styleSheetFault(pkg));
  if (fault) throw new Refusal(pkg.name, fault);
}

/** The largest sizes of files in bytes as transferred (text as brotli), for people with slow connections. */
export const budget = {
  shell: { script: 110_000, style: 12_000 },
  section: { script: 40_000, style: 12_000 },
  font: 100_000,
  /**
   * The response with a document: headers and page. Ten segments of 1,460 bytes arrive in the first round trip (RFC 6928).
   * Other servers send more headers, so 1,000 bytes stay free.
   */
  answer: 13_600,
} as const;
