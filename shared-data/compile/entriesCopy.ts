import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { problemLine } from './ContentProblem';
import { loadContent } from './loadContent';

const sharedData = path.join(__dirname, '..');

/** A copy of the site's entries for tests, with its pictures beside it. */
export interface EntriesCopy {
  readonly home: string;
  readonly folder: string;
  readonly write: (file: string, text: string) => void;
  /** Changes fields of a file, named with a dot for each step; undefined takes one out. */
  readonly change: (file: string, fields: Readonly<Record<string, unknown>>) => void;
  /** Every problem of the content, in a line for each. */
  readonly report: () => readonly string[];
}

/** Copies the entries, lets a test work with them, and removes the copy. */
export function withEntries<Result>(use: (copy: EntriesCopy) => Result): Result {
  const home = mkdtempSync(path.join(tmpdir(), 'entries-'));
  const folder = path.join(home, 'entries');
  cpSync(path.join(sharedData, 'entries'), folder, { recursive: true });
  symlinkSync(path.join(sharedData, 'pictures'), path.join(home, 'pictures'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const change = (file: string, fields: Readonly<Record<string, unknown>>) => {
    const document = parseDocument(readFileSync(path.join(folder, file), 'utf8'));
    for (const [field, value] of Object.entries(fields)) {
      if (value === undefined) document.deleteIn(field.split('.'));
      else document.setIn(field.split('.'), value);
    }
    write(file, String(document));
  };
  const report = () => loadContent(folder).problems.map((problem) => problemLine(problem, 'entries'));
  const remove = () => rmSync(home, { recursive: true });
  let result: Result;
  try {
    result = use({ home, folder, write, change, report });
  } catch (error) {
    remove();
    throw error;
  }
  if (result instanceof Promise) void result.then(remove, remove);
  else remove();
  return result;
}

/** What the check reports once some fields of a file were changed. */
export const reportAfter = (file: string, fields: Readonly<Record<string, unknown>>): readonly string[] =>
  withEntries(({ change, report }) => {
    change(file, fields);
    return report();
  });
