import type { InvalidModule } from '../check/siteFindings';
import { problemLine } from './ContentProblem';
import { shownName } from './entriesFolder';
import type { ValidContent } from './validContent';

/** Returns the modules that lack a file, with the problems of the file. */
export function invalidModules(
  { content, problemsOf }: Pick<ValidContent, 'content' | 'problemsOf'>,
  folder: string,
): readonly InvalidModule[] {
  const problems = new Map<string, string[]>();
  for (const [file, own] of problemsOf) {
    const modules = content.kinds.filter(({ kind: { isList, place } }) =>
      isList ? file.startsWith(`${place}/`) : file === place,
    );
    const lines = own.map((problem) => problemLine(problem, shownName(folder)));
    for (const { kind } of modules) problems.set(kind.module, [...(problems.get(kind.module) ?? []), ...lines]);
  }
  return [...problems].map(([module, lines]) => ({ module: `${module}.ts`, problems: lines }));
}
