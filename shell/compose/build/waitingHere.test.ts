/** @jest-environment node */
import { findingsFile } from '@site/shared-data/check/siteFindings';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Commit } from '../store/Commit';
import { dueSince, waitingHere } from './waitingHere';

jest.mock('@site/shared-data/compile/entriesFolder', () => {
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return {
    ...jest.requireActual<object>('@site/shared-data/compile/entriesFolder'),
    ownEntries: `${tmpdir()}/waiting-here-${process.pid}/entries`,
  };
});

const home = path.dirname(ownEntries);
const noonOn = (day: string) => String(Date.parse(`${day}T18:00:00Z`) / 1000);

beforeEach(() => {
  mkdirSync(path.join(home, 'generated'), { recursive: true });
  const dated = ['2025-04-01', '2025-04-02', '2025-04-03'].map((day) => ({ kind: 'events', group: 'Events', day }));
  writeFileSync(path.join(home, 'generated', findingsFile), JSON.stringify({ dated }));
  process.env['SOURCE_DATE_EPOCH'] = noonOn('2025-04-02');
});
afterEach(() => {
  delete process.env['SOURCE_DATE_EPOCH'];
  rmSync(home, { recursive: true });
});

const daysOf = (entries: readonly { readonly day: string }[]) => entries.map(({ day }) => day);

describe('the entries with a first day', () => {
  it('wait until that day at the clinic', () => {
    expect(daysOf(waitingHere())).toEqual(['2025-04-03']);
    process.env['SOURCE_DATE_EPOCH'] = String(Date.parse('2025-04-03T04:59:00Z') / 1000);
    expect(daysOf(waitingHere())).toEqual(['2025-04-03']);
    process.env['SOURCE_DATE_EPOCH'] = String(Date.parse('2025-04-03T05:00:00Z') / 1000);
    expect(waitingHere()).toEqual([]);
  });

  it('are due if their day came after a release', () => {
    // It is still April 1 at the clinic.
    expect(daysOf(dueSince({ at: '2025-04-02T02:00:00Z' } as Commit))).toEqual(['2025-04-02']);
    expect(dueSince({ at: '2025-04-02T06:00:00Z' } as Commit)).toEqual([]);
  });
});
