/** @jest-environment node */
import { reportAfter, withEntries } from '../fixtures/entriesCopy';
import { loadContent } from './loadContent';
import { moduleTexts } from './moduleTexts';
import { shownContent, waitingEntries } from './waiting';

const evening = 'events/harvest-evening.yaml';
const ramp = 'posts/ramp.yaml';

describe('an entry with a first day', () => {
  it.each([
    [evening, 'April 1, 2025'],
    [evening, '2025-04-01'],
    [ramp, '2025-04-01'],
    [ramp, 'April 1, 2025'],
  ])('is in the modules only from that day on: %s, %s', (file, shownFrom) => {
    withEntries(({ folder, change, read }) => {
      const { title } = { title: /^title: (.*)$/m.exec(read(file))?.[1] ?? '' };
      change(file, { shownFrom });
      const content = loadContent(folder);
      expect(content.problems).toEqual([]);
      const texts = (day: `${number}-${number}-${number}`) =>
        [...moduleTexts(shownContent(content, day), {}).values()].join('\n');
      expect(texts('2025-03-31')).not.toContain(title);
      expect(texts('2025-04-01')).toContain(title);
      // Only editors need the first day.
      expect(texts('2025-04-01')).not.toContain('"shownFrom"');
      expect(waitingEntries(content, '2025-03-31')).toMatchObject([{ file, name: title, day: '2025-04-01' }]);
      expect(waitingEntries(content, '2025-04-01')).toEqual([]);
    });
  });

  it('is rejected for an impossible date, or a date after its event', () => {
    expect(reportAfter(evening, { shownFrom: 'soon' })).toEqual([
      expect.stringContaining("shownFrom: 'soon' – wanted a real date"),
    ]);
    expect(reportAfter(ramp, { shownFrom: '2025-02-30' })).toEqual([expect.stringContaining('wanted a real day')]);
    expect(reportAfter(evening, { shownFrom: 'April 11, 2025' })).toEqual([
      expect.stringContaining("date: 'April 10, 2025' – wanted nothing before April 11, 2025 (shown from)"),
    ]);
  });
});
