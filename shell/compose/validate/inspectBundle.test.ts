import { eventPictures } from './inspectBundle';

const gala = { picture: { name: 'event-gala', hash: '0a1b2c3d', alt: 'A laid table' } };

describe('eventPictures', () => {
  it('names the files the front door shows', () => {
    const files = eventPictures([gala]);
    expect(files).toHaveLength(8);
    expect(files).toContain('event-gala-560.0a1b2c3d.avif');
    expect(files).toContain('event-gala-1120.0a1b2c3d.webp');
  });
});
