/** Returns an address of the form. It leaves out undefined values. */
export function addressWith(page: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${page}?${String(new URLSearchParams(given))}`;
}

/** Returns the query that names an entry, or the kind of a new entry. */
export const entryQuery = (kind: string, file: string | null) => (file === null ? { kind } : { file });

export const entryAddress = (file: string): string => addressWith('/entry', { file });
