import { valueAt } from './ContentProblem';
import type { LoadedContent, LoadedKind } from './loadContent';
import { portraitNames } from './pictureNameOf';
import { find, partsOf, resolve } from './references';

/**
 * Fields for editors, which stay out of every bundle. The status remains, so that a page can say that it shows a
 * sample.
 */
const forEditors = new Set(['knownBy', 'note', 'confirmedBy', 'verifiedOn']);

/** The shared addresses, by their names in `paths`. */
export type Paths = Readonly<Record<string, string>>;

/**
 * Returns the modules of the content by file name. References of an entry and addresses in `paths` stay imports. Each
 * has one value on the whole site, which a release of the shell changes.
 */
export function moduleTexts(content: LoadedContent, paths: Paths): ReadonlyMap<string, string> {
  const names = new Set(content.kinds.map(({ kind }) => kind.module));
  const ownOf = (name: string) => content.kinds.filter(({ kind }) => kind.module === name);
  return new Map([...names].map((name) => [`${name}.ts`, moduleText(name, ownOf(name), content, paths)]));
}

function moduleText(
  own: string,
  kinds: readonly LoadedKind[],
  { kinds: all, facts }: LoadedContent,
  paths: Paths,
): string {
  const moduleOf = (root: string) => all.find(({ kind }) => kind.name === root)?.kind.module ?? own;
  const imports = new Map<string, Set<string>>();
  const imported = (root: string, module: string) => {
    if (module !== own) imports.set(module, (imports.get(module) ?? new Set()).add(root));
    return root;
  };

  /** Returns a text as code: a reference, a template literal or a string literal. */
  const textCode = (text: string): string => {
    const known = Object.entries(paths).find(([, address]) => address === resolve(text, facts, () => {}));
    if (known) return `${imported('paths', 'paths')}.${known[0]}`;
    const parts = partsOf(text).map((part) => {
      if ('words' in part) return { words: part.words };
      const found = find(part.name, facts);
      // An entry with an unknown reference is invalid. No release contains its module.
      if (!found) return { words: `{${part.name}}` };
      imported(found.root, moduleOf(found.root));
      return { code: found.code };
    });
    const [first] = parts;
    if (parts.length === 1 && first && 'code' in first) return first.code ?? '';
    if (parts.every((part) => 'words' in part)) return JSON.stringify(text);
    return `\`${parts.map((part) => ('code' in part ? `\${${part.code}}` : part.words?.replace(/[`\\]|\$(?=\{)/g, '\\$&'))).join('')}\``;
  };

  const code = (value: unknown): string => {
    if (typeof value === 'string') return textCode(value);
    if (Array.isArray(value)) return `[${value.map(code).join(', ')}]`;
    if (typeof value !== 'object' || value === null) return JSON.stringify(value);
    const fields = Object.entries(value).filter(([field]) => !('status' in value && forEditors.has(field)));
    return `{ ${fields.map(([field, inner]) => `${JSON.stringify(field)}: ${code(inner)}`).join(', ')} }`;
  };

  const constants = kinds.map((loaded) => constantText(loaded, code));
  return [
    '// Generated from the entries. Change those instead.',
    ...[...imports].map(
      ([from, names]) => `import { ${[...names].sort().join(', ')} } from '@site/shared-data/${from}';`,
    ),
    ...(kinds.some(({ kind }) => kind.isList) ? ["import type { Sources } from '@site/shared-data/Fact';"] : []),
    "import type { Content } from '@site/shared-data/schemas/Content';",
    '',
    ...constants,
    '',
  ].join('\n');
}

function constantText({ kind, files, sources }: LoadedKind, code: (value: unknown) => string): string {
  const { name } = kind;
  const type = `Content['${name}']`;
  if (!kind.isList) return `export const ${name}: ${type} = ${code(files[0]?.value)};`;
  const people = files.map(({ resolved }) => String(valueAt(resolved, ['name'])));
  return [
    ...(name === 'staff'
      ? [
          `export const staffPhotographs: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(portraitNames(people))};`,
        ]
      : []),
    `export const ${name}: ${type} = [\n${files.map(({ value }) => `  ${code(value)},`).join('\n')}\n];`,
    `export const ${name}Sources: Sources<${type}[number]> = ${code(sources)};`,
  ].join('\n');
}
