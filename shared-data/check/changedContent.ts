import { checkContent } from './checkContent';
import type { Content } from './Content';
import { problemLine } from './ContentProblem';
import { entryKinds } from './entryKinds';
import { factFiles } from './findFacts';
import { pictureFiles } from './picturesIn';

/** The day on which tests look at the content: after everything in it was confirmed. */
export const today = '2099-01-01';

/** An entry or a fact whose fields a test changes. */
export type Loose = Record<string, unknown>;

/** The site's own content for tests, with every picture file in its place. */
export async function siteContent(): Promise<Content> {
  const files = new Set(['paths.ts', ...pictureFiles, ...factFiles, ...entryKinds(null).map(({ file }) => file)]);
  const modules = new Map<string, Loose>();
  for (const file of files) {
    const module = (await import(`../src/${file.replace('.ts', '')}`)) as Loose;
    modules.set(file, { ...module });
  }
  const hashes = Object.values(modules.get('pictures.generated.ts')?.['pictureHashes'] as Record<string, Loose>);
  return { modules, pictures: new Map(hashes.flatMap((kind) => Object.keys(kind).map((name) => [name, true]))) };
}

/** What the check reports once one export of a file was changed. */
export function reportAfter<Exported>(
  { modules, pictures }: Content,
  file: string,
  name: string,
  change: (exported: Exported) => unknown,
): readonly string[] {
  const module = modules.get(file) ?? {};
  const changed = new Map(modules).set(file, { ...module, [name]: change(module[name] as Exported) });
  return checkContent({ modules: changed, pictures }, today).map((problem) => problemLine(problem, 'shared-data/src'));
}
