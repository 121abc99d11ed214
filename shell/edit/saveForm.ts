import { pictureNames } from '@site/shared-data/schemas/image';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { draftIdOf, draftName, fileSuffix, keptPrefix, newDraftId, type Draft, type Drafts } from './drafts';
import { formOf, newFile, saveEntry, shownIn, textOf, type AnyKind, type Fields } from './entries';
import { entryForm, rootOf, type Shown } from './entryForm';
import { entryAddress, type EntryPage } from './entryPages';
import { valueOf } from './Field';
import { swapName } from './OrderControl';
import type { FormState } from './FormState';
import type { Sent } from './Sent';
import type { TakePicture } from './takePicture';

/** What follows a form that was sent: the page of what was saved, or the form again with what is wrong. */
export type SaveAnswer = { readonly location: string } | { readonly html: string; readonly code: 409 | 422 };

/** What a form that was sent is of. */
export interface Asked {
  readonly kind: AnyKind;
  /** Null where the entry is new. */
  readonly file: string | null;
}

/** What the text of a form says of an entry that is shown as its base says. */
export function sentValue(entries: string, { kind, file }: Asked, fields: ReadonlyMap<string, string>): unknown {
  const before = file === null ? undefined : shownIn(entries, file, sentBase(fields));
  return valueOf(formOf(kind), rootOf(kind), fields, before, before !== undefined && before !== null);
}

/** The text of the file that a form was filled from. Browsers send line breaks as \r\n. */
export const sentBase = (fields: ReadonlyMap<string, string>): string =>
  (fields.get('#base') ?? '').replaceAll('\r\n', '\n');

/** The photographs of a draft as its form shows them, by their fields. */
export const keptPictures = ({ id, pictures }: Draft): NonNullable<FormState['kept']> =>
  new Map(
    pictures.map(([control, name]) => [
      control.slice(0, -fileSuffix.length),
      { name, address: `/draft/picture?id=${id}&control=${encodeURIComponent(control)}` },
    ]),
  );

/** The files that were sent, and those that were chosen before and are to be taken. */
function withKept(drafts: Drafts, { fields, files }: Sent): ReadonlyMap<string, File> {
  const kept = [...fields.keys()].flatMap((name) => {
    const control = name.startsWith(keptPrefix) ? name.slice(keptPrefix.length) + fileSuffix : '';
    const picture = control === '' || files.has(control) ? null : drafts.picture(fields.get(draftName) ?? '', control);
    return picture ? [[control, picture] as const] : [];
  });
  return new Map([...kept, ...files]);
}

/** The fields that somebody else has changed in a file since a form of it was made. */
function changedSince(base: unknown, theirs: unknown): EntryPage['theirs'] {
  const [before, now] = [Object(base) as Fields, Object(theirs) as Fields];
  return Object.keys({ ...before, ...now })
    .filter((name) => !isDeepStrictEqual(before[name], now[name]))
    .map((name) => [name, now[name]] as const);
}

/**
 * Saves a form that was sent, and takes its photographs in. What somebody else saved meanwhile stays. What is refused is kept as a
 * draft, with its photographs, and what is saved is a draft no more.
 */
export async function saveForm(
  shown: Shown,
  asked: Asked,
  sent: Sent,
  takePicture: TakePicture,
  drafts: Drafts,
): Promise<SaveAnswer> {
  const { kind, file } = asked;
  const { entries } = shown;
  const base = sentBase(sent.fields);
  const fields = new Map(sent.fields);
  const draftId = fields.get(draftName) ?? (file === null ? newDraftId() : draftIdOf(file));
  const target = file ?? newFile(entries, kind, sentValue(entries, asked, fields));
  /** The form again, with all that was sent. */
  const again = async (
    code: 409 | 422,
    text: string,
    value: unknown,
    more: Partial<EntryPage>,
  ): Promise<SaveAnswer> => {
    await drafts.keep({ id: draftId, kind: kind.name, file }, sent);
    const draft = drafts.read(draftId);
    const kept = draft ? keptPictures(draft) : new Map<string, never>();
    return { html: entryForm(shown, kind, file, text, value, { ...more, draftId, kept }), code };
  };
  const refuse = (problems: EntryPage['problems']) =>
    again(422, base, sentValue(entries, asked, fields), { problems, target });
  const pictures = [...withKept(drafts, sent)].map(([control, picture]) => ({
    field: control.slice(0, -fileSuffix.length),
    picture,
  }));
  if (pictures.length > 0) {
    // All else comes first: of what is refused, no picture stays.
    const [known = ''] = pictureNames();
    const withKnown = new Map([...fields, ...pictures.map(({ field }) => [field, known] as const)]);
    const tried = saveEntry(entries, target, base, sentValue(entries, asked, withKnown), true);
    if (tried.is === 'wrong') return refuse(tried.problems);
  }
  for (const { field, picture } of pictures) {
    const person = kind.name === 'staff' ? (fields.get('name') ?? '') : null;
    const taken = await takePicture(Buffer.from(await picture.arrayBuffer()), picture.name, person);
    if ('problem' in taken) {
      const answer = await refuse([
        { file: target, field, value: picture.name, wanted: `a photograph: ${taken.problem}` },
      ]);
      return answer;
    }
    fields.set(field, taken.name);
  }
  const value = sentValue(entries, asked, fields);
  const saved = saveEntry(entries, target, base, value);
  if (saved.is === 'wrong') return refuse(saved.problems);
  if (saved.is === 'saved') {
    drafts.end(draftId);
    const moved = fields.get(swapName);
    return {
      location: `${entryAddress(target)}&saved=yes${moved === undefined ? '' : `&moved=${encodeURIComponent(moved)}`}`,
    };
  }
  if (!existsSync(path.join(entries, target))) {
    const wanted = 'a file that is there: somebody removed it meanwhile; save again to bring it back';
    return again(409, '', value, { problems: [{ file: target, wanted }], target });
  }
  const theirs = changedSince(shownIn(entries, target, base), saved.theirs);
  return again(409, textOf(entries, target), saved.merged, { theirs });
}
