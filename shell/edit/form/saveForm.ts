import { pictureNames } from '@site/shared-data/schemas/image';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describeSystemError } from '../../system/describeSystemError';
import { fileSuffix, keptPrefix, newDraftPage, sentPage, type Draft, type Drafts } from './drafts';
import { addressWith } from '../frame/addresses';
import { formOf, newFile, saveEntry, shownIn, textOf, type AnyKind, type Saved } from '../entry/entries';
import { entryForm, rootOf, type FormMore, type Shown } from './entryForm';
import type { EntryPage } from './entryPage';
import { knownPart, valueOf, type Fields } from '../entry/Field';
import type { FormState } from './FormState';
import { knownOnlyName, swapName, type Sent } from '../entry/Sent';
import type { TakePicture } from '../entry/takePicture';
import type { InTurn } from '../entry/turns';

/** The response to a submitted form: the page of the saved entry, or the form again with its mistakes. */
export type SaveAnswer = { readonly location: string } | { readonly html: string; readonly code: 409 | 422 };

/** The subject of a submitted form. */
export interface Asked {
  readonly kind: AnyKind;
  /** Null for a new entry. */
  readonly file: string | null;
}

/**
 * Returns the value of an entry in a submitted form. Unchanged fields keep the values of the base, and so do unknown ones unless the
 * user removes them.
 */
export function sentValue(entries: string, { kind, file }: Asked, fields: ReadonlyMap<string, string>): unknown {
  const before = file === null ? undefined : shownIn(entries, file, sentBase(fields));
  const field = formOf(kind);
  const value = valueOf(field, rootOf(kind), fields, before, before !== undefined && before !== null);
  return fields.has(knownOnlyName) ? knownPart(field, value) : value;
}

/** Returns the text of the file from which the form was filled. Browsers send its line breaks as \r\n. */
export const sentBase = (fields: ReadonlyMap<string, string>): string =>
  (fields.get('#base') ?? '').replaceAll('\r\n', '\n');

/** Returns the photographs of a draft, by field. */
export const keptPictures = ({ id, pictures }: Draft): NonNullable<FormState['kept']> =>
  new Map(
    pictures.map(([control, name]) => [
      control.slice(0, -fileSuffix.length),
      { name, address: addressWith('/draft/picture', { id, control }) },
    ]),
  );

/** Returns the photographs of the request and of the draft. */
function withKept(drafts: Drafts, { fields, files }: Sent): ReadonlyMap<string, File> {
  const page = sentPage(fields);
  const kept = [...fields.keys()].flatMap((name) => {
    const control = name.startsWith(keptPrefix) ? name.slice(keptPrefix.length) + fileSuffix : '';
    const picture = control === '' || files.has(control) ? null : drafts.pictureOn(page, control);
    return picture ? [[control, picture] as const] : [];
  });
  return new Map([...kept, ...files]);
}

/** Returns the fields of a file that somebody else changed after the form opened. */
function changedSince(base: unknown, theirs: unknown): EntryPage['theirs'] {
  const [before, now] = [Object(base) as Fields, Object(theirs) as Fields];
  return Object.keys({ ...before, ...now })
    .filter((name) => !isDeepStrictEqual(before[name], now[name]))
    .map((name) => [name, now[name]] as const);
}

/** The result of a save, and its file. */
type Written = Saved & { readonly at: string };

/** Returns the problem of a disk that refuses to write, such as a full one. Throws any other error again. */
function asProblem(error: unknown): { readonly problem: string } {
  const problem = describeSystemError(error);
  if (problem === null) throw error;
  return { problem };
}

/** Returns null if a disk refuses to write. Then the page that is shown has the only copy of the text. */
function orNull(error: unknown): null {
  asProblem(error);
  return null;
}

/** How a save imports a photograph, and when it writes an entry. */
interface SaveTasks {
  readonly takePicture: TakePicture;
  readonly inTurn: InTurn;
}

/**
 * Saves a submitted form, and imports its photographs. Changes that somebody else saved meanwhile stay. If the check or the disk refuses
 * the form, its draft keeps the text and the photographs. A save removes the draft. A new entry that is sent twice is saved once.
 */
export async function saveForm(
  shown: Shown,
  asked: Asked,
  sent: Sent,
  { takePicture, inTurn }: SaveTasks,
  drafts: Drafts,
): Promise<SaveAnswer> {
  const { kind, file } = asked;
  const { entries } = shown;
  const base = sentBase(sent.fields);
  const fields = new Map(sent.fields);
  const page = sentPage(fields);
  const words = JSON.stringify([...sent.fields]);
  const targetOf = (value: unknown) => file ?? newFile(entries, kind, value);
  const target = targetOf(sentValue(entries, asked, fields));
  /** Returns the form again, with all submitted values. */
  const again = async (code: 409 | 422, text: string, value: unknown, more: FormMore): Promise<SaveAnswer> => {
    // A browser can go back to a saved page, and send it again.
    const open = drafts.isOpen(page) ? page : newDraftPage();
    const kept = await drafts.keep(open, { kind: kind.name, file }, sent).catch(orNull);
    const draft = kept ? { id: kept.id, page: open.page, at: kept.at } : open;
    const shownAgain = { ...more, draft, ...(kept && { kept: keptPictures(kept) }) };
    return { html: entryForm(shown, kind, file, text, value, shownAgain), code };
  };
  const refuse = (problems: EntryPage['problems']) =>
    again(422, base, sentValue(entries, asked, fields), { problems, target });
  const pictures = [...withKept(drafts, sent)].map(([control, picture]) => ({
    field: control.slice(0, -fileSuffix.length),
    picture,
  }));
  if (pictures.length > 0) {
    // The form imports photographs last, so a refused form leaves no picture behind.
    const [known = ''] = pictureNames();
    const withKnown = new Map([...fields, ...pictures.map(({ field }) => [field, known] as const)]);
    const tried = saveEntry(entries, target, base, sentValue(entries, asked, withKnown), true);
    if (tried.is === 'wrong') return refuse(tried.problems);
  }
  for (const { field, picture } of pictures) {
    const person = kind.name === 'staff' ? (fields.get('name') ?? '') : null;
    const taken = await takePicture(Buffer.from(await picture.arrayBuffer()), picture.name, person).catch(asProblem);
    if ('problem' in taken) {
      const answer = await refuse([
        { file: target, field, value: picture.name, wanted: `a photograph: ${taken.problem}` },
      ]);
      return answer;
    }
    fields.set(field, taken.name);
  }
  const value = sentValue(entries, asked, fields);
  const saved = await inTurn((): Written => {
    // Somebody pressed twice, or went back and saved the same words.
    const earlier = file === null ? drafts.savedAs(page, words) : null;
    if (earlier !== null && existsSync(path.join(entries, earlier))) return { is: 'saved', at: earlier };
    // Another window can have added an entry with the same name meanwhile.
    const at = targetOf(value);
    return { ...saveEntry(entries, at, base, value), at };
  }).catch(asProblem);
  if ('problem' in saved) return refuse([{ file: target, wanted: `a disk that takes it: ${saved.problem}` }]);
  if (saved.is === 'wrong') return refuse(saved.problems);
  if (saved.is === 'saved') {
    drafts.end(page, { file: saved.at, words });
    const moved = fields.get(swapName);
    return { location: addressWith('/entry', { file: saved.at, saved: 'yes', moved }) };
  }
  if (!existsSync(path.join(entries, target))) {
    const wanted = 'an existing file: somebody removed it meanwhile; save again to restore it';
    return again(409, '', value, { problems: [{ file: target, wanted }], target });
  }
  const theirs = changedSince(shownIn(entries, target, base), saved.theirs);
  return again(409, textOf(entries, target), saved.merged, { theirs });
}
