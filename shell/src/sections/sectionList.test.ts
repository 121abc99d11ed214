import { loadScript } from './loadFile';
import type { Registry, SectionList } from './registry';
import { parseSectionList, sectionListLoader, writeSectionList } from './sectionList';

jest.mock('./loadFile', () => ({ loadScript: jest.fn() }));

const scripts = jest.mocked(loadScript);

const pinned = (url: string) => ({ url, integrity: 'sha384-' });
const news = { name: 'news', container: 'news', entry: pinned('/news.js'), bytes: 1, addresses: ['/news'] };
const shop = { name: 'shop', container: 'shop', entry: pinned('/shop.js'), bytes: 1, addresses: ['/shop/**'] };
const fair = { path: '/fair', title: 'Fair', firstDay: '2031-06-01', lastDay: '2031-06-01' } as const;
const list: SectionList = {
  sections: [news, shop],
  documents: ['/shop/gift'],
  events: [fair],
};

const registryOf = (): Registry => ({
  day: '2031-05-05',
  demo: false,
  events: [],
  list: pinned('/list.js'),
  sections: [news],
});

/** The result of a list's script in a browser: its element with the list. */
function runScript(): HTMLScriptElement {
  const script = document.createElement('script');
  const text = writeSectionList(list).replace('document.currentScript', 'script');
  new Function('script', text)(script);
  return script;
}

beforeEach(() => scripts.mockReset());

describe('sectionListLoader', () => {
  it('completes a registry with the script of its list, which loads once', async () => {
    scripts.mockResolvedValue(runScript());
    const registry = registryOf();
    const complete = sectionListLoader(registry);
    await Promise.all([complete(), complete()]);
    expect(complete()).toBe(true);
    expect(registry).toMatchObject(list);
    expect(scripts.mock.calls).toEqual([[pinned('/list.js'), 0]]);
  });

  it('tries again after a failure and a longer pause each time, at another address', async () => {
    jest.useFakeTimers();
    const failure = new Error('could not be loaded');
    scripts.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockResolvedValue(runScript());
    const complete = sectionListLoader(registryOf());
    for (const pause of [1000, 2000]) {
      await expect(complete()).rejects.toThrow('could not be loaded');
      await jest.advanceTimersByTimeAsync(pause - 10);
      await expect(complete()).rejects.toThrow('could not be loaded');
      await jest.advanceTimersByTimeAsync(20);
    }
    await complete();
    expect(complete()).toBe(true);
    expect(scripts.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1, 2]);
    jest.useRealTimers();
  });

  it('loads nothing for a complete registry', () => {
    const whole = registryOf();
    Reflect.deleteProperty(whole, 'list');
    expect(sectionListLoader(whole)()).toBe(true);
    expect(scripts).not.toHaveBeenCalled();
  });
});

describe('parseSectionList', () => {
  it('reads the list that it wrote', () => expect(parseSectionList(writeSectionList(list))).toEqual(list));
});
