import type { BuiltPackage } from '@site/build/packages';

/** Who is asked before a change is merged, by folder (docs.github.com, About code owners). */
export const codeOwnersFile = '.github/CODEOWNERS';

/** The text of that file with a line for each section that has a team, after the line for everything. */
export function codeOwners(text: string, rows: readonly Pick<BuiltPackage, 'folder' | 'team'>[]): string {
  const others = text.split('\n').filter((line) => !line.startsWith('/mfe-'));
  const everything = others.findIndex((line) => line.startsWith('* '));
  const column = others[everything]?.indexOf('@') ?? 0;
  const lines = rows.flatMap(({ folder, team }) => (team ? [`/${folder}/`.padEnd(column) + team] : []));
  return others.toSpliced(everything + 1, 0, ...lines).join('\n');
}
