import { keptBack } from './keptBack';

const events = { name: 'events', version: '1', since: '2026-03-01T00:00:00.000Z', earlier: [] };
const elsewhere = 'https://events.example.org/releases';

describe('keptBack', () => {
  it('says nothing of what is as it was released', () => {
    expect(keptBack(events, new Map())).toBeNull();
    expect(keptBack({ ...events, follows: elsewhere }, new Map([['events', elsewhere]]))).toBeNull();
  });

  it('keeps a release that was gone back to', () => {
    expect(keptBack({ ...events, insteadOf: '2' }, new Map())).toBe(
      '⚠ events stays at 1, gone back from 2; to take what is here: npm run release -- events',
    );
  });

  it('keeps a release from elsewhere when its origin is named no more', () => {
    expect(keptBack({ ...events, follows: elsewhere }, new Map())).toBe(
      `⚠ events stays at 1 of ${elsewhere}, which no origin names now; name it again (SECTION_ORIGINS), or take what is here: npm run release -- events`,
    );
  });
});
