import type { BuiltPackage } from '@site/build/packages';
import { pictureBudget } from '@site/shared-data/pictureKinds';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import postcss, { AtRule, type Node } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import { compressedSize } from '../../hosts/compress';
import { loadedFiles, type PackageRelease, type Release } from '../Release';
import { errorMessage, Refusal } from '../../system/UserError';

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

/** Matches the classes of a section, which begin with its name or its container's. */
export const ownClass = ({ name, container }: Pick<BuiltPackage, 'name' | 'container'>) =>
  new RegExp(`^(${name}|${container})`);

/** Returns whether a rule is inside another one, directly or in an at-rule there. */
const isNested = ({ parent }: Node): boolean => parent !== undefined && (parent.type === 'rule' || isNested(parent));

/**
 * Returns whether a selector matches only elements with or inside a class of the section, or elements of the rule around it.
 */
const staysInside = (selector: parseSelector.Selector, own: RegExp, nested: boolean): boolean =>
  selector.nodes.some(
    (node) =>
      (node.type === 'class' && own.test(node.value)) ||
      (node.type === 'nesting' && nested) ||
      (node.type === 'pseudo' &&
        [':is', ':where'].includes(node.value) &&
        node.nodes.every((inner) => staysInside(inner, own, nested))),
  );

/** Matches at-rules without a selector, which apply to whole pages. */
const wholePage = /^(page|view-transition|property|counter-style)$/i;

/** Matches the families of `shell/ui/fonts/webFonts.ts`. */
const siteFonts = /^["']?(Fraunces|Figtree)\b/i;

/**
 * Returns the first fault of a section's style sheet with its remedy, or null if there is none. Faults are rules that match
 * outside the section, imports, and files that the release does not have.
 * @param files the addresses of the release's pictures and fonts.
 */
export function styleFault(css: string, own: RegExp, files: ReadonlySet<string>): string | null {
  if (/<\/style/i.test(css)) return "has '</style', which ends the styles of a page; leave it out";
  const sheet = postcss.parse(css);
  const faults: string[] = [];
  sheet.walkAtRules('import', ({ params }) => {
    faults.push(`imports ${params.slice(0, 100)}, which no page loads; import the sheet where the section is built`);
  });
  sheet.walkAtRules(wholePage, ({ name, params }) => {
    faults.push(`has ${`@${name} ${params.slice(0, 100)}`.trim()}, which changes pages of others; leave it out`);
  });
  sheet.walkAtRules(/keyframes$|^layer$/i, ({ name, params }) => {
    const names = params.split(',').map((one) => one.trim().replaceAll(/["']/g, ''));
    const shared = names.find((one) => one !== '' && !own.test(one));
    if (shared === undefined) return;
    const named = `@${name} ${shared.slice(0, 100)}`;
    faults.push(`has ${named}, a name that pages of others can use; begin it with the name of the section`);
  });
  sheet.walkDecls(({ prop, value, parent }) => {
    if (parent instanceof AtRule && parent.name === 'font-face' && prop === 'font-family' && siteFonts.test(value)) {
      faults.push(`has @font-face ${value}, a font of the site; give it another name`);
    }
    for (const [, url = ''] of value.matchAll(/url\(\s*["']?([^"')]*)/g)) {
      if (files.has(url) || url.startsWith('#')) continue;
      faults.push(
        `shows '${url.slice(0, 100)}' (${prop}), which the release does not bring; use Picture (@site/ui/Picture)`,
      );
    }
  });
  // Keyframes only look like rules. A nested rule is limited by its parent, unless it says where the parent stands.
  sheet.walkAtRules(/keyframes$/, (keyframes) => void keyframes.remove());
  sheet.walkRules((rule) => {
    const nested = isNested(rule);
    const { nodes: selectors } = parseSelector().astSync(rule.selector);
    const outside = selectors.find(
      (selector) => (!nested || String(selector).includes('&')) && !staysInside(selector, own, nested),
    );
    if (!outside) return;
    const first = rule.nodes.find((node) => node.type === 'decl');
    faults.push(
      `styles '${String(outside).trim()}'${first ? ` (${String(first)})` : ''} outside the section; give it a class of a CSS Module, and no :global`,
    );
  });
  return faults[0] ?? null;
}

/** A release, and the prefixes of its package's classes. */
type ReleaseToCheck = Pick<PackageRelease, 'name' | 'container' | 'release'>;

/** Returns the fault of styles that apply outside their section, or null. */
async function reachFault(pkg: ReleaseToCheck): Promise<string | null> {
  const { folder, style, assets } = pkg.release;
  if (pkg.name === 'shell' || !style) return null;
  const css = await readFile(path.join(folder, style.file), 'utf8');
  try {
    const fault = styleFault(css, ownClass(pkg), new Set(assets.map((asset) => `/${asset}`)));
    return fault && `${style.file} ${fault}`;
  } catch (error) {
    return `${style.file} is not a style sheet (${errorMessage(error)}); build it again`;
  }
}

/**
 * Checks the files of a release without running them.
 * @throws Refusal that names the package, the file and the remedy.
 */
export async function validateFiles(pkg: ReleaseToCheck): Promise<void> {
  const { release } = pkg;
  const fault = (await scriptFault(release)) ?? (await weightFault(release)) ?? (await reachFault(pkg));
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
