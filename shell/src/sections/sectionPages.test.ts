/** @jest-environment node */
import { sectionPages } from './sectionPages';

jest.mock('./loadFile', () => ({
  loadScript: () => new Promise(() => {}),
  loadFirstStyles: () => Promise.resolve(),
  loadStyles: () => Promise.resolve(),
  fetchStyles: () => Promise.resolve(),
}));

const section = {
  name: 'events',
  container: 'mfeEvents',
  entry: { url: '/releases/events/1/remoteEntry.js', integrity: 'sha384-' },
  bytes: 0,
  addresses: ['/events'],
};

describe('sectionPages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('rejects a navigation to a section without an answer after 2.5 s, so that its document opens', async () => {
    const { load } = sectionPages({ day: '2026-11-21', demo: false, sections: [section], events: [] });
    const givenUp = jest.fn();
    void Promise.resolve(load('/events')).catch(givenUp);
    await jest.advanceTimersByTimeAsync(2400);
    expect(givenUp).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(200);
    expect(givenUp).toHaveBeenCalled();
  });

  it('rejects a navigation to a page that its section does not have', async () => {
    const get = () => Promise.resolve(() => ({ section: { contract: 2, requires: {}, pages: [] } }));
    Object.assign(globalThis, { mfeEvents: { init: () => {}, get } });
    const { load } = sectionPages({ day: '2026-11-21', demo: false, sections: [section], events: [] });
    await expect(load('/events')).rejects.toThrow('events has no page at /events');
    Reflect.deleteProperty(globalThis, 'mfeEvents');
  });
});
