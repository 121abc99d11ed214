import type { Section } from '@site/section/Section';
import { loadScript, prefetchScript } from './loadFile';
import { attemptTimeout, SectionLoader } from './SectionLoader';

jest.mock('./loadFile', () => ({
  loadScript: jest.fn(),
  prefetchScript: jest.fn(() => Promise.resolve()),
  loadFirstStyles: () => Promise.resolve(),
  loadStyles: () => Promise.resolve(),
  fetchStyles: () => Promise.resolve(),
}));

const pinned = { url: '/releases/events/1/remoteEntry.js', integrity: 'sha384-' };
const registered = { name: 'events', container: 'mfeEvents', entry: pinned, bytes: 0, addresses: ['/events'] };
const section = { contract: 2, requires: {}, pages: [] } as Section;

const scripts = jest.mocked(loadScript);

/** Functions that end the hanging requests, the oldest first. */
const ends: (() => void)[] = [];

/** Sets the outcomes of the next attempts. */
const answers = (...outcomes: readonly ('comes' | 'fails' | 'hangs')[]) => {
  for (const outcome of outcomes) {
    scripts.mockImplementationOnce(() => {
      if (outcome === 'hangs') return new Promise((_, reject) => ends.push(reject));
      if (outcome === 'fails') return Promise.reject(new Error('could not be loaded'));
      Object.assign(globalThis, { mfeEvents: { init: () => {}, get: () => Promise.resolve(() => ({ section })) } });
      return Promise.resolve(document.createElement('script'));
    });
  }
};

const outcomeOf = (attempt: Promise<Section>) =>
  attempt.then(
    () => 'ready',
    () => 'failed',
  );

describe('SectionLoader', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scripts.mockReset();
    Reflect.deleteProperty(globalThis, 'mfeEvents');
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) end();
    await jest.advanceTimersByTimeAsync(0);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('makes one attempt for all callers, and none after the section is ready', async () => {
    answers('comes');
    const loader = new SectionLoader(registered, {});
    await Promise.all([loader.attempt(), loader.attempt()]);
    await loader.attempt();
    expect(scripts).toHaveBeenCalledTimes(1);
  });

  it('starts another attempt after a failed one, at its own address', async () => {
    answers('fails', 'comes');
    const loader = new SectionLoader(registered, {});
    expect(await outcomeOf(loader.attempt())).toBe('failed');
    expect(await outcomeOf(loader.attempt())).toBe('ready');
    expect(scripts.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  it('gives up an attempt after 3 s, and makes no third one while two are pending', async () => {
    answers('hangs', 'hangs', 'comes');
    const loader = new SectionLoader(registered, {});
    for (let asked = 0; asked < 4; asked += 1) {
      const outcome = outcomeOf(loader.attempt());
      await jest.advanceTimersByTimeAsync(attemptTimeout);
      expect(await outcome).toBe('failed');
    }
    expect(scripts).toHaveBeenCalledTimes(2);
  });

  it('retries with two pending attempts when the connection returns and every 30 s, with at most four', async () => {
    answers('hangs', 'hangs', 'hangs', 'hangs', 'comes');
    const trying = new SectionLoader(registered, {}).keepTrying();
    const attemptsAfter = async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      return scripts.mock.calls.length;
    };
    expect(await attemptsAfter(15_000)).toBe(2);
    dispatchEvent(new Event('online'));
    expect(await attemptsAfter(0)).toBe(3);
    expect(await attemptsAfter(40_000)).toBe(4);
    expect(await attemptsAfter(300_000)).toBe(4);
    await new SectionLoader(registered, {}).prefetch();
    expect(scripts).toHaveBeenCalledTimes(4);
    ends.shift()?.();
    await jest.advanceTimersByTimeAsync(40_000);
    expect(await trying).toBe(section);
  });

  it('accepts a late answer for every caller', async () => {
    let arrive = () => {};
    scripts.mockImplementationOnce(
      () => new Promise((resolve) => (arrive = () => resolve(document.createElement('script')))),
    );
    answers('hangs');
    const loader = new SectionLoader(registered, {});
    const trying = loader.keepTrying();
    await jest.advanceTimersByTimeAsync(attemptTimeout + 1500);
    expect(scripts).toHaveBeenCalledTimes(2);
    Object.assign(globalThis, { mfeEvents: { init: () => {}, get: () => Promise.resolve(() => ({ section })) } });
    arrive();
    expect(await trying).toBe(section);
  });

  it('retries after 1, 2 and 4 s, then every 30 s on a visible page, and when the connection returns', async () => {
    scripts.mockRejectedValue(new Error('could not be loaded'));
    void new SectionLoader(registered, {}).keepTrying();
    const attemptsAfter = async (milliseconds: number) => {
      await jest.advanceTimersByTimeAsync(milliseconds);
      return scripts.mock.calls.length;
    };
    for (const [attempts, wait] of [1000, 2000, 4000, 30_000].entries()) {
      expect(await attemptsAfter(wait - 1)).toBe(attempts + 1);
      expect(await attemptsAfter(1)).toBe(attempts + 2);
    }
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    expect(await attemptsAfter(120_000)).toBe(5);
    visibility.mockReturnValue('visible');
    expect(await attemptsAfter(30_000)).toBe(6);
    dispatchEvent(new Event('online'));
    expect(await attemptsAfter(0)).toBe(7);
  });

  it('prefetches a script without running it, unless the script only defines its container', async () => {
    await new SectionLoader(registered, {}).prefetch();
    expect([scripts.mock.calls.length, jest.mocked(prefetchScript).mock.calls.length]).toEqual([0, 1]);
    answers('comes');
    const loader = new SectionLoader({ ...registered, isLazy: true }, {});
    await loader.prefetch();
    expect(loader.isStyled).toBe(true);
    expect(await loader.attempt()).toBe(section);
    expect([scripts.mock.calls.length, jest.mocked(prefetchScript).mock.calls.length]).toEqual([1, 1]);
  });

  it('waits for a prefetched script that is under way, and requests it again at another address if it hangs', async () => {
    answers('hangs', 'comes');
    const loader = new SectionLoader({ ...registered, isLazy: true }, {});
    void loader.prefetch();
    const outcome = outcomeOf(loader.attempt());
    await jest.advanceTimersByTimeAsync(attemptTimeout);
    expect(await outcome).toBe('failed');
    expect(await outcomeOf(loader.attempt())).toBe('ready');
    expect(scripts.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  it('requests a script again at another address if its prefetch failed', async () => {
    answers('fails', 'comes');
    const loader = new SectionLoader({ ...registered, isLazy: true }, {});
    await loader.prefetch();
    expect(await outcomeOf(loader.attempt())).toBe('ready');
    expect(scripts.mock.calls.map(([, attempt]) => attempt)).toEqual([0, 1]);
  });

  it('rejects an export that is not a section', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    scripts.mockResolvedValue(document.createElement('script'));
    Object.assign(globalThis, { mfeEvents: { init: () => {}, get: () => Promise.resolve(() => ({})) } });
    expect(await outcomeOf(new SectionLoader(registered, {}).attempt())).toBe('failed');
  });

  it('initializes a container again that was not ready, with the same share scope', async () => {
    let known: unknown;
    const init = (shareScope: unknown) => {
      if (known && known !== shareScope) throw new Error('already been initialized with a different share scope');
      known = shareScope;
    };
    const get = jest
      .fn()
      .mockRejectedValueOnce(new Error('not yet'))
      .mockResolvedValue(() => ({ section }));
    Object.assign(globalThis, { mfeEvents: { init, get } });
    jest.spyOn(console, 'error').mockImplementation();
    const loader = new SectionLoader(registered, {});
    expect(await outcomeOf(loader.attempt())).toBe('failed');
    expect(await outcomeOf(loader.attempt())).toBe('ready');
  });

  it('reports once why it cannot use a container, and keeps trying', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    scripts.mockResolvedValue(document.createElement('script'));
    const refuses = { init: () => Promise.reject(new Error('needs react ^20.0.0')), get: () => {} };
    Object.assign(globalThis, { mfeEvents: refuses });
    const loader = new SectionLoader(registered, {});
    void loader.keepTrying();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(said.mock.calls).toEqual([[`${pinned.url} cannot be used:`, new Error('needs react ^20.0.0')]]);
  });
});
