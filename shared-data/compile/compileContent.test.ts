/** @jest-environment node */
import { existsSync, readFileSync, unlinkSync } from 'node:fs';
import path from 'node:path';
import { findingsFile, type SiteFindings } from '../check/siteFindings';
import { withEntries, type EntriesCopy } from '../fixtures/entriesCopy';
import { compileContent } from './compileContent';

const mockOwn = { entries: '' };
jest.mock('./entriesFolder', () => ({
  get ownEntries() {
    return mockOwn.entries;
  },
  shownName: () => 'shared-data/entries',
}));

const evening = 'events/harvest-evening.yaml';
const noVersions = () => Promise.resolve([]);

/** Breaks a copy of the entries, compiles it, and returns what was written. */
const compiled = (damage: (copy: EntriesCopy) => void, earlier: typeof noVersions | null) =>
  withEntries(async (copy) => {
    damage(copy);
    mockOwn.entries = copy.folder;
    const folder = path.join(copy.home, 'generated');
    const result = await compileContent('2027-01-01', folder, earlier);
    const read = (name: string) => (existsSync(folder) ? readFileSync(path.join(folder, name), 'utf8') : null);
    const findings = JSON.parse(read(findingsFile) ?? 'null') as SiteFindings | null;
    return { ...result, events: read('events.ts'), findings };
  });

const breakEvening = ({ write }: EntriesCopy) => write(evening, 'title: "Harvest\n');
const line = expect.stringMatching(/^shared-data\/entries\/events\/harvest-evening\.yaml:2:1 – wanted YAML /) as string;

describe('compileContent', () => {
  it('writes nothing if an entry is invalid and every entry is needed', async () => {
    const { lines, isWritten, findings } = await compiled(breakEvening, null);
    expect([lines, isWritten, findings]).toEqual([['The content has 1 problem:', line], false, null]);
  });

  it('writes the valid entries for other commands, and marks the module that lacks one', async () => {
    const { lines, isWritten, events, findings } = await compiled(breakEvening, noVersions);
    expect([lines.at(-1), isWritten]).toEqual([line, true]);
    expect(events).toContain('Winter');
    expect(events).not.toContain('Harvest');
    expect(findings?.invalid).toEqual([{ module: 'events.ts', problems: [line] }]);
  });

  it('marks no module of a valid content', async () => {
    const { lines, findings } = await compiled(() => {}, noVersions);
    expect([lines, findings?.invalid]).toEqual([[], []]);
  });

  it('writes nothing if commands would lack a fact that they read', async () => {
    const remove = ({ folder }: EntriesCopy) => unlinkSync(path.join(folder, 'clinic/organization.yaml'));
    expect(await compiled(remove, noVersions)).toMatchObject({ isWritten: false, findings: null });
  });
});
