/** @jest-environment node */
import { withEntries, type EntriesCopy } from '@site/shared-data/fixtures/entriesCopy';
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { changedLast, fieldChanges, removedEntries, textIn, versionsOf } from './history';

const evening = 'events/harvest-evening.yaml';
const run = 'events/winter-run.yaml';

/** Commits all files of a clone whose entries are a copy of the fixtures. */
function commitAll({ home }: EntriesCopy, subject: string, author = 'Val Volunteer'): string {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', `user.name=${author}`, '-c', 'user.email=val@example.org', ...args], {
      cwd: home,
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'entries');
  git('commit', '--quiet', '--allow-empty', '--message', subject);
  return git('rev-parse', 'HEAD').trim();
}

describe('the history of an entry', () => {
  it('names who changed which fields, and the changes without a commit', async () => {
    await withEntries(async (copy) => {
      const first = commitAll(copy, 'Begin');
      copy.change(evening, { location: 'The barn', attire: 'Black tie' });
      const second = commitAll(copy, 'Move the evening', 'Robin');
      copy.change(evening, { location: 'The mill' });
      const versions = await versionsOf(copy.folder, evening);
      expect(versions.map(({ commit, author, subject, isCurrent }) => [commit, author, subject, isCurrent])).toEqual([
        [null, '', '', true],
        [second, 'Robin', 'Move the evening', false],
        [first, 'Val Volunteer', 'Begin', false],
      ]);
      expect(versions[0]?.changes).toEqual([{ field: 'location', before: 'The barn', after: 'The mill' }]);
      expect(versions[1]?.changes.map(({ field, after }) => [field, after])).toEqual([
        ['location', 'The barn'],
        ['attire', 'Black tie'],
      ]);
      expect(await textIn(copy.folder, first, evening)).toContain('id: evening');
      expect(await changedLast(copy.folder, 2)).toEqual([evening, expect.any(String)]);
    });
  });

  it('lists removed entries, with the version that has their last text', async () => {
    await withEntries(async (copy) => {
      commitAll(copy, 'Begin');
      copy.change(evening, { location: 'The barn' });
      const last = commitAll(copy, 'Move the evening');
      rmSync(path.join(copy.folder, evening));
      commitAll(copy, 'Remove the evening', 'Robin');
      rmSync(path.join(copy.folder, run));
      const removed = await removedEntries(copy.folder);
      expect(removed).toMatchObject([
        { file: run, removed: null },
        { file: evening, name: 'Harvest Evening', commit: last, removed: { author: 'Robin' } },
      ]);
      expect(await textIn(copy.folder, removed[1]?.commit ?? '', evening)).toContain('location: The barn');
      // A restored entry is not in the list.
      copy.write(run, 'id: run\n');
      expect(await removedEntries(copy.folder)).toHaveLength(1);
    });
  });

  it('is empty outside a clone, and passes only commits to git', async () => {
    await withEntries(async ({ folder }) => {
      expect([await versionsOf(folder, evening), await removedEntries(folder), await changedLast(folder, 9)]).toEqual([
        [],
        [],
        [],
      ]);
      expect(await textIn(folder, '--output=/tmp/x', evening)).toBeNull();
    });
  });
});

describe('fieldChanges', () => {
  it('names the fields of groups, and names lists as a whole', () => {
    const before = { a: { b: 1, c: 2 }, list: [1] };
    expect(fieldChanges(before, { a: { b: 1, c: 3 }, list: [1, 2] })).toEqual([
      { field: 'a.c', before: 2, after: 3 },
      { field: 'list', before: [1], after: [1, 2] },
    ]);
    expect(fieldChanges(undefined, { a: 1 })).toEqual([{ field: 'a', before: undefined, after: 1 }]);
    expect(fieldChanges([1], [2])).toEqual([{ field: '', before: [1], after: [2] }]);
  });
});
