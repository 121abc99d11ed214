import type { AnnouncedEvent, SectionPage } from '@site/section/Section';
import { completeRegistry, type LoadedSection } from './completeRegistry';
import type { Registry } from './registry';

const page = (path: string, isForNeed = false) => ({ path, isForNeed }) as SectionPage;
const announced = (path: string, firstDay: AnnouncedEvent['firstDay']) =>
  ({ path, title: path, firstDay, lastDay: firstDay, isOpen: true }) as AnnouncedEvent;

const section = (name: string, more: Pick<LoadedSection, 'pages' | 'events'>): LoadedSection => ({
  ...{ name, container: name, entry: { url: `/${name}.js`, integrity: '' }, bytes: 0, addresses: [] },
  ...more,
});
const written: Registry = { day: '2026-11-24', demo: true, sections: [], events: [] };

describe('completeRegistry', () => {
  const pantry = section('pantry', { pages: [page('/pantry', true), page('/pantry/gifts')] });
  const choir = section('choir', {
    pages: [page('/choir/carols'), page('/choir/hymns')],
    events: [announced('/choir/hymns', '2027-01-10'), announced('/choir/carols', '2026-12-20')],
  });
  const complete = completeRegistry(written, [pantry, choir]);

  it('adds the addresses of all pages, and which of them are for people in need', () => {
    expect(complete.sections.map(({ addresses }) => addresses)).toEqual([
      ['/pantry', '/pantry/gifts'],
      ['/choir/carols', '/choir/hymns'],
    ]);
    expect(complete.forNeed).toEqual(['/pantry']);
  });

  it('adds the events by date', () => {
    expect(complete.events).toMatchObject([
      { path: '/choir/carols', isOpen: true },
      { path: '/choir/hymns', isOpen: true },
    ]);
  });
});
