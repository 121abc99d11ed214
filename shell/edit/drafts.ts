import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { editFolder } from './editFolder';
import type { Sent } from './Sent';
import { writeWhole } from './writeWhole';

/** The control that names the draft of a form, and the beginning of those that keep a photograph of it. */
export const draftName = '#draft';
export const keptPrefix = '#kept.';

/** The end of the name of a control that takes a photograph for a field. */
export const fileSuffix = '-file';

/** What was typed into a form and is not saved. */
const draft = z.object({
  id: z.string(),
  /** The name of the kind of a new entry; the file of one that is there. */
  kind: z.string(),
  file: z.string().nullable(),
  /** When something was typed last: ISO 8601, UTC. */
  at: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** The photographs that were chosen: the name of the control, and the name of the file on the machine of whoever chose it. */
  pictures: z.array(z.tuple([z.string(), z.string()])),
});
export type Draft = z.infer<typeof draft>;

/** The name of a new draft of a new entry. */
export const newDraftId = (): string => randomBytes(8).toString('hex');

/** The name of the draft of an entry that is there: it has one. */
export const draftIdOf = (file: string): string => createHash('sha256').update(file).digest('hex').slice(0, 16);

const isId = (id: string) => /^[0-9a-f]{16}$/.test(id);
const pictureFile = (control: string) => `${createHash('sha256').update(control).digest('hex').slice(0, 16)}.picture`;

/** The drafts of the form: each a folder with a text, and the photographs beside it. */
export interface Drafts {
  /** All of them, the one that was typed last first. */
  readonly list: () => readonly Draft[];
  readonly read: (id: string) => Draft | null;
  /** Keeps what was sent; photographs that were kept before stay. */
  readonly keep: (of: Pick<Draft, 'id' | 'kind' | 'file'>, sent: Sent) => Promise<void>;
  /** A photograph of a draft; null where it has none. */
  readonly picture: (id: string, control: string) => File | null;
  /** Ends a draft: nothing is kept for it any more. */
  readonly end: (id: string) => void;
}

/** The drafts of the entries in a folder, on the disk of this machine (`editFolder`). */
export async function openDrafts(entries: string): Promise<Drafts> {
  const home = path.join(await editFolder(entries), 'drafts');
  /** What a browser had on its way when the entry was saved comes too late. */
  const ended = new Set<string>();
  const place = (id: string, file: string) => path.join(home, id, file);
  const read = (id: string): Draft | null => {
    if (!isId(id) || !existsSync(place(id, 'draft.json'))) return null;
    try {
      return draft.parse(JSON.parse(readFileSync(place(id, 'draft.json'), 'utf8')));
    } catch {
      return null;
    }
  };
  return {
    read,
    list: () =>
      (existsSync(home) ? readdirSync(home) : [])
        .flatMap((id) => read(id) ?? [])
        .sort((one, other) => (one.at < other.at ? 1 : -1)),
    keep: async ({ id, kind, file }, { fields, files }) => {
      if (!isId(id) || ended.has(id)) return;
      mkdirSync(path.join(home, id), { recursive: true, mode: 0o700 });
      const before = read(id);
      const pictures = new Map(before?.pictures);
      for (const [control, picture] of files) {
        writeWhole(place(id, pictureFile(control)), Buffer.from(await picture.arrayBuffer()));
        pictures.set(control, picture.name);
      }
      const typed = fields.size > 1 ? [...fields] : (before?.fields ?? [...fields]);
      const kept: Draft = { id, kind, file, at: new Date().toISOString(), fields: typed, pictures: [...pictures] };
      writeWhole(place(id, 'draft.json'), JSON.stringify(kept));
    },
    picture: (id, control) => {
      const name = new Map(read(id)?.pictures).get(control);
      if (name === undefined || !existsSync(place(id, pictureFile(control)))) return null;
      return new File([readFileSync(place(id, pictureFile(control)))], name);
    },
    end: (id) => {
      if (!isId(id)) return;
      // The draft of an entry that is there may begin anew.
      if (read(id)?.file === null) ended.add(id);
      rmSync(path.join(home, id), { recursive: true, force: true });
    },
  };
}
