import type { BuiltPackage } from '@site/build/packages';
import { pictureBudget } from '@site/shared-data/pictureKinds';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import postcss from 'postcss';
import type { Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { compressedSize } from '../../hosts/compress';
import { loadedFiles } from '../Release';
import type { PackageFiles, ReleaseFiles } from '../Release';
import { errorMessage, Refusal } from '../UserError';

/** Throws where a browser could not parse a script. It is not run here. */
async function assertScript({ name, folder, script: { file } }: ReleaseFiles): Promise<void> {
  try {
    new Script(await readFile(path.join(folder, file), 'utf8'), { filename: file });
  } catch (error) {
    const reason = errorMessage(error);
    throw new Refusal(
      name,
      /'export'|import statement|'import\.meta'/.test(reason)
        ? `${file} is an ES module, which this site does not load; build the container with library: { type: 'var' }`
        : `${file} is no script a browser can run (${reason}); build it again`,
    );
  }
}

/** Throws where a script, a style sheet or a picture is over its budget. */
async function assertWeights(release: ReleaseFiles): Promise<void> {
  const { name, folder, assets } = release;
  const { script, style } = budget[name === 'shell' ? 'shell' : 'section'];
  for (const { file } of loadedFiles(release)) {
    const size = await compressedSize(path.join(folder, file));
    const limit = file === release.script.file ? script : style;
    if (size <= limit) continue;
    throw new Refusal(
      name,
      `${file} weighs ${size} bytes as brotli; make it at most ${limit} (shell/compose/validate/validateFiles.ts)`,
    );
  }
  for (const file of assets.filter((asset) => asset.startsWith('images/'))) {
    const { size } = await stat(path.join(folder, file));
    if (size <= budget.picture) continue;
    throw new Refusal(
      name,
      `${file} weighs ${size} bytes; a picture may weigh at most ${budget.picture}: encode it smaller (shared-data/art/README.md)`,
    );
  }
}

/**
 * The classes of a section begin with its name or that of its container. In releases of 2026-11-24 and before, which people may
 * go back to, they begin with the initial (`e1k-3`).
 */
export const ownClass = ({ name, container }: Pick<BuiltPackage, 'name' | 'container'>) =>
  new RegExp(`^(${name}|${container}|${name.charAt(0)}[\\w-]{1,3}-)`);

/** Whether a selector matches only elements with or inside a class of the section. */
const staysInside = (selector: parseSelector.Selector, own: RegExp): boolean =>
  selector.nodes.some(
    (node) =>
      (node.type === 'class' && own.test(node.value)) ||
      (node.type === 'pseudo' &&
        [':is', ':where'].includes(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((inner) => staysInside(inner, own))),
  );

/** Keyframes only look like rules, and a nested rule is limited by its parent. */
const isPlain = ({ parent }: Rule) =>
  parent?.type !== 'rule' && !(parent?.type === 'atrule' && 'name' in parent && /keyframes$/.test(String(parent.name)));

/**
 * The first fault of a section's style sheet, with its remedy: a selector that also matches outside the section, an import, or
 * a file that is not in the release. Null where there is none.
 * @param files the addresses of the release's pictures and fonts.
 */
export function styleFault(css: string, own: RegExp, files: ReadonlySet<string>): string | null {
  const sheet = postcss.parse(css);
  const faults: string[] = [];
  sheet.walkRules((rule) => {
    const selectors = isPlain(rule) ? parseSelector().astSync(rule.selector).nodes : [];
    for (const selector of selectors.filter((one) => !staysInside(one, own))) {
      const first = rule.nodes.find((node) => node.type === 'decl');
      faults.push(
        `styles '${String(selector).trim()}'${first ? ` (${String(first)})` : ''} outside the section; give it a class of a CSS Module, and no :global`,
      );
    }
  });
  sheet.walkAtRules('import', ({ params }) => {
    faults.push(`imports ${params.slice(0, 100)}, which no page loads; import the sheet where the section is built`);
  });
  sheet.walkDecls(({ prop, value }) => {
    for (const [, url = ''] of value.matchAll(/url\(\s*["']?([^"')]*)/g)) {
      if (files.has(url) || url.startsWith('#')) continue;
      faults.push(
        `shows '${url.slice(0, 100)}' (${prop}), which the release does not bring; show it with Picture (@site/ui/Picture)`,
      );
    }
  });
  return faults[0] ?? null;
}

/**
 * Checks the files of a release without running them: the syntax of its script, all budgets, and the reach of its styles.
 * @throws Refusal naming the package, the file and the remedy.
 */
export async function validateFiles(pkg: PackageFiles): Promise<void> {
  const { name, files } = pkg;
  await assertScript(files);
  await assertWeights(files);
  if (name === 'shell' || !files.style) return;
  const { file } = files.style;
  const assets = new Set(files.assets.map((asset) => `/${asset}`));
  const fault = styleFault(await readFile(path.join(files.folder, file), 'utf8'), ownClass(pkg), assets);
  if (fault) throw new Refusal(name, `${file} ${fault}`);
}

/**
 * The largest sizes of files, in bytes as transferred (texts as brotli), for people with slow connections. To raise one, change
 * this file.
 */
export const budget = {
  shell: { script: 110_000, style: 12_000 },
  section: { script: 40_000, style: 12_000 },
  /** A document: as much as the first TCP window carries. */
  page: 14_600,
  /** One file of a picture. Photographs are encoded to stay below it. */
  picture: pictureBudget,
} as const;
