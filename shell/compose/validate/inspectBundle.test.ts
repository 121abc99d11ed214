import type { AnnouncedEvent } from '@site/section/Section';
import { eventPictures } from './inspectBundle';

const gala: AnnouncedEvent = {
  path: '/events/gala',
  title: 'Gala',
  firstDay: '2026-04-10',
  lastDay: '2026-04-10',
  when: 'April 10, 2026 · 6:00 PM',
  where: 'The hall',
  summary: 'Come.',
  isOpen: true,
  picture: { name: 'event-gala', hash: '0a1b2c3d', alt: 'A laid table' },
};

describe('eventPictures', () => {
  it('names the files the front door shows', () => {
    const files = eventPictures([gala]);
    expect(files).toHaveLength(8);
    expect(files).toContain('event-gala-560.0a1b2c3d.avif');
    expect(files).toContain('event-gala-1120.0a1b2c3d.webp');
  });
});
