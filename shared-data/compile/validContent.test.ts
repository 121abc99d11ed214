/** @jest-environment node */
import { unlinkSync } from 'node:fs';
import path from 'node:path';
import { findingsOf } from '../check/contentReport';
import { withEntries, type EntriesCopy } from '../fixtures/entriesCopy';
import { invalidModules } from './invalidModules';
import { moduleTexts } from './moduleTexts';
import { validContent } from './validContent';

const evening = 'events/harvest-evening.yaml';
const contact = 'clinic/contact.yaml';

/** Breaks a copy of the entries, and returns its valid part. Git has the texts from before for some files. */
const afterwards = (damage: (copy: EntriesCopy) => void, known: readonly string[] = []) =>
  withEntries(async (copy) => {
    const texts = new Map(known.map((file) => [file, copy.read(file)]));
    damage(copy);
    const valid = await validContent(copy.folder, async (file) => {
      const text = texts.get(file);
      return text === undefined ? [] : ['also: invalid', text];
    });
    const files = valid.content.kinds.flatMap((kind) => kind.files);
    const entry = (name: string) =>
      files.find(({ file }) => file === name)?.value as Record<string, unknown> | undefined;
    return { ...valid, entry, modules: invalidModules(valid, 'entries') };
  });

const damages: readonly (readonly [string, (copy: EntriesCopy) => void])[] = [
  ['a syntax error', ({ write }) => write(evening, 'id: evening\ntitle: "Harvest\n')],
  ['an invalid field', ({ change }) => change(evening, { date: '31 February 2027' })],
  ['a mark of a merge', ({ read, write }) => write(evening, `<<<<<<< HEAD\n${read(evening)}`)],
  ['another encoding', ({ write }) => write(evening, 'title: Caf\uFFFD\n')],
  ['no text', ({ write }) => write(evening, '')],
];

describe('validContent', () => {
  it.each(damages)('takes the newest valid version of an entry with %s', async (_, damage) => {
    const { entry, content, modules } = await afterwards(damage, [evening]);
    expect(entry(evening)?.['title']).toBe('Harvest Evening');
    expect(content.problems).toEqual([]);
    expect(modules).toEqual([
      {
        module: 'events.ts',
        problems: expect.arrayContaining([expect.stringContaining(evening) as string]) as unknown,
      },
    ]);
  });

  it.each(damages)('leaves out a new entry with %s', async (_, damage) => {
    const { entry, remaining } = await afterwards(damage);
    expect([entry(evening), remaining]).toEqual([undefined, []]);
  });

  it('keeps the first of two entries with one id', async () => {
    const { entry, modules } = await afterwards(({ read, write }) => write('events/other.yaml', read(evening)));
    expect([entry(evening)?.['title'], entry('events/other.yaml')]).toEqual(['Harvest Evening', undefined]);
    expect(modules.map(({ module }) => module)).toEqual(['events.ts']);
  });

  it.each([
    ['does not exist', ({ folder }: EntriesCopy) => unlinkSync(path.join(folder, contact))],
    ['lacks a fact', ({ change }: EntriesCopy) => change(contact, { phone: undefined })],
  ])('takes the newest valid version of a file with facts that %s', async (_, damage) => {
    const { content, remaining, modules } = await afterwards(damage, [contact]);
    expect(content.facts['contact']).toMatchObject({ phone: { value: expect.any(String) as string } });
    expect([remaining, modules.map(({ module }) => module)]).toEqual([[], ['siteFacts.ts']]);
  });

  it('also replaces an entry that refers to a fact of a replaced file', async () => {
    const { entry, modules } = await afterwards(
      ({ change }) => {
        change(contact, { phone: undefined, extra: 'new' });
        change(evening, { summary: 'Call {contact.extra}.' });
      },
      [contact, evening],
    );
    expect(entry(evening)?.['summary']).not.toContain('{contact.extra}');
    expect(modules.map(({ module }) => module).toSorted()).toEqual(['events.ts', 'siteFacts.ts']);
  });

  it('names the problems that remain, and the modules can be written', async () => {
    const missing = [contact, 'pages/events.yaml', 'events/list.yaml'];
    const { content, remaining, modules } = await afterwards(({ folder, change }) => {
      change(evening, { summary: 'Write to {contact.email} or {contact.nothing}.' });
      for (const file of missing) unlinkSync(path.join(folder, file));
    });
    expect(remaining.map(({ file }) => file).toSorted()).toEqual(missing.toSorted());
    expect(modules.map(({ module }) => module).toSorted()).toEqual(['events.ts', 'facts/events.ts', 'siteFacts.ts']);
    expect(() => moduleTexts(content, {})).not.toThrow();
    expect(() => findingsOf(content, 'entries', '2027-01-01')).not.toThrow();
  });

  it('blames no package for a file of no kind', async () => {
    const { modules, remaining } = await afterwards(({ write }) => write('evens.yaml', 'id: picnic\n'));
    expect([modules, remaining]).toEqual([[], []]);
  });
});
