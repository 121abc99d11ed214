/** @jest-environment node */
import { unlinkSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from '../compile/loadContent';
import { withEntries, type EntriesCopy } from '../fixtures/entriesCopy';
import { orderWarnings } from './orderWarnings';

const list = 'events/list.yaml';

const warnings = (damage: (copy: EntriesCopy) => void) =>
  withEntries((copy) => {
    damage(copy);
    return orderWarnings(loadContent(copy.folder), copy.folder);
  });

describe('orderWarnings', () => {
  it('accepts an order that names some of the files', () => {
    expect(warnings(({ change }) => change(list, { order: ['winter-run'] }))).toEqual([]);
  });

  it('names a misspelled entry, and the files that it can mean', () => {
    expect(warnings(({ change }) => change(list, { order: ['winter-run', 'havest-evening', 'sock-weeks'] }))).toEqual([
      {
        file: list,
        field: 'order',
        words:
          "names 'havest-evening', but there is no havest-evening.yaml. The order does not name harvest-evening.yaml",
      },
    ]);
  });

  it('names a removed entry', () => {
    const [warning] = warnings(({ folder, change }) => {
      change(list, { order: ['winter-run', 'harvest-evening', 'sock-weeks'] });
      unlinkSync(path.join(folder, 'events/harvest-evening.yaml'));
    });
    expect(warning?.words).toBe("names 'harvest-evening', but there is no harvest-evening.yaml");
  });

  it('lists only some of many files', () => {
    const [warning] = warnings(({ change, read, write }) => {
      for (const name of ['a', 'b', 'c']) write(`events/${name}.yaml`, read('events/harvest-evening.yaml'));
      change(list, { order: ['walk'] });
    });
    expect(warning?.words).toBe(
      "names 'walk', but there is no walk.yaml. The order does not name a.yaml, b.yaml, c.yaml, …",
    );
  });

  it('recognizes an invalid file, and one with a decomposed name', () => {
    withEntries(({ folder, change, read, write }) => {
      change(list, { order: ['winter-run', 'harvest-evening', 'café'] });
      write('events/cafe\u0301.yaml', read('events/harvest-evening.yaml'));
      const withoutEvening = loadContent(folder, new Map([['events/harvest-evening.yaml', null]]));
      expect(orderWarnings(withoutEvening, folder)).toEqual([]);
    });
  });
});
