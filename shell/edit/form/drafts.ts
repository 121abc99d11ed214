import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../../system/UserError';
import { editFolder } from '../entry/editFolder';
import type { Sent } from '../entry/Sent';
import { writeWhole } from '../entry/writeWhole';

/** The controls that name the draft of a page, the page itself, and the time of the text that the page started from. */
const controls = { id: '#draft', page: '#page', at: '#typed' } as const;

/** The prefix of the controls that keep a photograph of the draft. */
export const keptPrefix = '#kept.';

/** The suffix of a control that takes a photograph for a field. */
export const fileSuffix = '-file';

/** The unsaved text of a form. */
const draft = z.object({
  id: z.string(),
  /** The page that sent text last. */
  page: z.string(),
  /** The name of the kind of a new entry, and the file of an existing entry. */
  kind: z.string(),
  file: z.string().nullable(),
  /** The time of the last change: ISO 8601, UTC. */
  at: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** The chosen photographs: the name of the control, and the name of the file on the user's machine. */
  pictures: z.array(z.tuple([z.string(), z.string()])),
});
export type Draft = z.infer<typeof draft>;

/** An open page with a form, and the draft that it continues. */
export interface DraftPage {
  readonly id: string;
  readonly page: string;
  /** The time of the text that the page started from, or '' if the page started without a draft. */
  readonly at: string;
}

const newId = (): string => randomBytes(8).toString('hex');

/** Returns a page that continues a draft. Without a draft, it returns a page with a new one. */
export const newDraftPage = (continued?: Draft): DraftPage => ({
  id: continued?.id ?? newId(),
  page: newId(),
  at: continued?.at ?? '',
});

/** Returns the names and values of the hidden controls that name a page. */
export const draftControls = (page: DraftPage): readonly (readonly [name: string, value: string])[] =>
  (['id', 'page', 'at'] as const).map((part) => [controls[part], page[part]]);

/** Returns the page that sent a form. */
export const sentPage = (fields: ReadonlyMap<string, string>): DraftPage => ({
  id: fields.get(controls.id) ?? '',
  page: fields.get(controls.page) ?? '',
  at: fields.get(controls.at) ?? '',
});

const isId = (id: string) => /^[0-9a-f]{16}$/.test(id);
const pictureFile = (control: string) => `${createHash('sha256').update(control).digest('hex').slice(0, 16)}.picture`;

/** The error for a page that was saved or discarded, so no draft keeps its text. Its HTTP status is 410. */
class EndedError extends UserError {
  readonly statusCode = 410;

  constructor() {
    super('This page was saved or discarded. What you type here now is lost unless you save it');
  }
}

/** What a page saved: the file of its entry, and all its fields as one text. */
export interface SavedPage {
  readonly file: string;
  readonly words: string;
}

/** The drafts of the form. Each is a folder with a text, and the photographs beside it. */
export interface Drafts {
  /** Returns all drafts, the newest first. */
  readonly list: () => readonly Draft[];
  /** Returns whether a page was neither saved nor discarded. */
  readonly isOpen: (page: DraftPage) => boolean;
  /**
   * Keeps what a page sent. Photographs from earlier requests stay. If another page changed the draft meanwhile, this page gets
   * its own draft, and both texts stay.
   * @throws UserError with the status 410 if the page is not open.
   */
  readonly keep: (page: DraftPage, of: Pick<Draft, 'kind' | 'file'>, sent: Sent) => Promise<Draft>;
  /** Returns a photograph of a draft, or null. */
  readonly picture: (id: string, control: string) => File | null;
  /** Returns a photograph of the draft that a page continues, or null. */
  readonly pictureOn: (page: DraftPage, control: string) => File | null;
  /** Removes the draft of a page that was saved or discarded. Text that the page sends later is not kept. */
  readonly end: (page: DraftPage, saved?: SavedPage) => void;
  /** Returns the file in which a page was saved with the same words, or null. */
  readonly savedAs: (page: DraftPage, words: string) => string | null;
  /** Removes a draft. A page that is still open can begin it again. */
  readonly remove: (id: string) => void;
}

/** Opens the drafts for a folder of entries. They are on the disk of this machine (`editFolder`). */
export async function openDrafts(entries: string): Promise<Drafts> {
  const home = path.join(await editFolder(entries), 'drafts');
  /** The drafts and pages that were saved or discarded. A browser can still send their text afterwards. */
  const ended = new Set<string>();
  const saved = new Map<string, SavedPage>();
  const place = (id: string, file = '') => path.join(home, id, file);
  const read = (id: string): Draft | null => {
    if (!isId(id) || !existsSync(place(id, 'draft.json'))) return null;
    try {
      return draft.parse(JSON.parse(readFileSync(place(id, 'draft.json'), 'utf8')));
    } catch {
      return null;
    }
  };
  const list = () =>
    (existsSync(home) ? readdirSync(home) : [])
      .flatMap((id) => read(id) ?? [])
      .sort((one, other) => (one.at < other.at ? 1 : -1));
  /** Returns the draft that a page may overwrite: the one it continues, or its own if another page changed that one. */
  const ownId = ({ id, page, at }: DraftPage): string => {
    const there = read(id);
    const isOthers = there !== null && there.page !== page && there.at !== at;
    return ended.has(id) || isOthers ? page : id;
  };
  const remove = (id: string) => rmSync(place(id), { recursive: true, force: true });
  const isOpen = ({ id, page }: DraftPage) => isId(id) && isId(page) && !ended.has(page);
  const picture = (id: string, control: string): File | null => {
    const name = new Map(read(id)?.pictures).get(control);
    if (name === undefined || !existsSync(place(id, pictureFile(control)))) return null;
    return new File([readFileSync(place(id, pictureFile(control)))], name);
  };
  return {
    list,
    isOpen,
    picture,
    pictureOn: (page, control) => picture(ownId(page), control) ?? picture(page.id, control),
    keep: async (page, { kind, file }, { fields, files }) => {
      const pictures = await Promise.all(
        [...files].map(async ([control, photograph]) => ({
          ...{ control, name: photograph.name },
          bytes: Buffer.from(await photograph.arrayBuffer()),
        })),
      );
      // A save can have ended the page meanwhile.
      if (!isOpen(page)) throw new EndedError();
      const id = ownId(page);
      if (id !== page.id && !existsSync(place(id)) && existsSync(place(page.id)))
        cpSync(place(page.id), place(id), { recursive: true });
      mkdirSync(place(id), { recursive: true, mode: 0o700 });
      for (const { control, bytes } of pictures) writeWhole(place(id, pictureFile(control)), bytes);
      const names = new Map([
        ...(read(id)?.pictures ?? []),
        ...pictures.map(({ control, name }) => [control, name] as const),
      ]);
      const kept: Draft = {
        ...{ id, page: page.page, kind, file, at: new Date().toISOString() },
        ...{ fields: [...fields], pictures: [...names] },
      };
      writeWhole(place(id, 'draft.json'), JSON.stringify(kept));
      return kept;
    },
    savedAs: ({ page }, words) => {
      const last = saved.get(page);
      return last?.words === words ? last.file : null;
    },
    end: (page, what) => {
      if (what) saved.set(page.page, what);
      if (!isOpen(page)) return;
      const id = ownId(page);
      remove(id);
      ended.add(id).add(page.page);
    },
    remove: (id) => {
      if (isId(id)) remove(id);
    },
  };
}
