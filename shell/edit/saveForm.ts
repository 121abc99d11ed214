import { pictureNames } from '@site/shared-data/schemas/image';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { formOf, newFile, saveEntry, shownIn, textOf, type AnyKind, type Fields } from './entries';
import { entryForm, rootOf, type Shown } from './entryForm';
import { entryAddress, type EntryPage } from './entryPages';
import { valueOf } from './Field';
import { swapName } from './OrderControl';
import type { Sent } from './Sent';
import type { TakePicture } from './takePicture';

/** What follows a form that was sent: the page of what was saved, or the form again with what is wrong. */
export type SaveAnswer = { readonly location: string } | { readonly html: string; readonly code: 409 | 422 };

/** The fields that somebody else has changed in a file since a form of it was made. */
function changedSince(base: unknown, theirs: unknown): EntryPage['theirs'] {
  const [before, now] = [Object(base) as Fields, Object(theirs) as Fields];
  return Object.keys({ ...before, ...now })
    .filter((name) => !isDeepStrictEqual(before[name], now[name]))
    .map((name) => [name, now[name]] as const);
}

/**
 * Saves a form that was sent, and takes its photographs in. What somebody else saved meanwhile stays.
 * @param file null where the entry is new.
 */
export async function saveForm(
  shown: Shown,
  { kind, file }: { readonly kind: AnyKind; readonly file: string | null },
  { fields, files }: Sent,
  takePicture: TakePicture,
): Promise<SaveAnswer> {
  const { entries } = shown;
  // Browsers send line breaks as \r\n.
  const base = (fields.get('#base') ?? '').replaceAll('\r\n', '\n');
  const sent = new Map(fields);
  const shownBefore = file === null ? undefined : shownIn(entries, file, base);
  const valueWith = (all: ReadonlyMap<string, string>) =>
    valueOf(formOf(kind), rootOf(kind), all, shownBefore, shownBefore !== undefined && shownBefore !== null);
  const target = file ?? newFile(entries, kind, valueWith(sent));
  const refuse = (problems: EntryPage['problems']): SaveAnswer => ({
    html: entryForm(shown, kind, file, base, valueWith(sent), { problems, target }),
    code: 422,
  });
  const pictures = [...files].map(([control, picture]) => ({ field: control.replace(/-file$/, ''), picture }));
  if (pictures.length > 0) {
    // All else comes first: of what is refused, no picture stays.
    const [known = ''] = pictureNames();
    const withKnown = new Map([...sent, ...pictures.map(({ field }) => [field, known] as const)]);
    const tried = saveEntry(entries, target, base, valueWith(withKnown), true);
    const wanted = 'this photograph once more: browsers do not keep it';
    const again = pictures.map(({ field, picture }) => ({ file: target, field, value: picture.name, wanted }));
    if (tried.is === 'wrong') return refuse([...tried.problems, ...again]);
  }
  for (const { field, picture } of pictures) {
    const person = kind.name === 'staff' ? (sent.get('name') ?? '') : null;
    const taken = await takePicture(Buffer.from(await picture.arrayBuffer()), picture.name, person);
    if ('problem' in taken) {
      return refuse([{ file: target, field, value: picture.name, wanted: `a photograph: ${taken.problem}` }]);
    }
    sent.set(field, taken.name);
  }
  const value = valueWith(sent);
  const saved = saveEntry(entries, target, base, value);
  if (saved.is === 'wrong') return refuse(saved.problems);
  if (saved.is === 'saved') {
    const moved = fields.get(swapName);
    return {
      location: `${entryAddress(target)}&saved=yes${moved === undefined ? '' : `&moved=${encodeURIComponent(moved)}`}`,
    };
  }
  if (!existsSync(path.join(entries, target))) {
    const wanted = 'a file that is there: somebody removed it meanwhile; save again to bring it back';
    return {
      html: entryForm(shown, kind, file, '', value, { problems: [{ file: target, wanted }], target }),
      code: 409,
    };
  }
  const theirs = changedSince(shownIn(entries, target, base), saved.theirs);
  return { html: entryForm(shown, kind, file, textOf(entries, target), saved.merged, { theirs }), code: 409 };
}
