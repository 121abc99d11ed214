import { createRouter } from './createRouter';

/** A page whose loading the test controls. */
function deferred() {
  let come: () => void = () => {};
  const page = new Promise<void>((resolve) => (come = resolve));
  return { page, come };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('createRouter', () => {
  beforeEach(() => {
    history.replaceState(null, '', '/');
    document.documentElement.dataset['live'] = '';
  });

  it('changes the address after the page is loaded, and is pending from 120 ms on until then', async () => {
    const team = deferred();
    const router = createRouter(() => team.page);
    router.navigator.push('/about/team?a=1#board');
    expect([location.pathname, router.pending.now()]).toEqual(['/', false]);
    await new Promise((resolve) => setTimeout(resolve, 130));
    expect([location.pathname, router.pending.now()]).toEqual(['/', true]);
    team.come();
    await settled();
    expect([location.href, router.pending.now()]).toEqual(['http://localhost/about/team?a=1#board', false]);
    expect(router.now().location).toMatchObject({ pathname: '/about/team', search: '?a=1', hash: '#board' });
  });

  it('shows a loaded page synchronously', () => {
    const router = createRouter(() => true);
    router.navigator.push('/events');
    expect([location.pathname, router.pending.now()]).toEqual(['/events', false]);
  });

  it('is never pending for a page that loads soon', async () => {
    const team = deferred();
    const router = createRouter(() => team.page);
    const seen = jest.fn();
    router.pending.subscribe(seen);
    router.navigator.push('/about/team');
    team.come();
    await new Promise((resolve) => setTimeout(resolve, 130));
    expect([location.pathname, seen.mock.calls]).toEqual(['/about/team', []]);
  });

  it('follows the last click, with one entry in the history', async () => {
    const pages: Record<string, ReturnType<typeof deferred>> = { '/a': deferred(), '/b': deferred() };
    const router = createRouter((pathname) => pages[pathname]?.page ?? true);
    const before = history.length;
    for (const path of ['/a', '/a', '/b', '/b']) router.navigator.push(path);
    pages['/b']?.come();
    await settled();
    pages['/a']?.come();
    await settled();
    expect([location.pathname, history.length - before]).toEqual(['/b', 1]);
  });

  it('adds no entry to the history for a link to the open page', () => {
    const router = createRouter(() => true);
    router.navigator.push('/shop?new#top');
    const before = history.length;
    router.navigator.push('/shop?new#top');
    expect([router.now().action, history.length - before]).toEqual(['REPLACE', 0]);
    router.navigator.push('#two');
    expect([location.href, history.length - before]).toEqual(['http://localhost/shop?new#two', 1]);
  });

  it('lets the browser paint a prepared page before React hears of it, unless the visitor goes on', async () => {
    const turn = jest.fn(() => true);
    const router = createRouter(() => true, turn);
    const heard: string[] = [];
    router.prepare('/a', Promise.resolve());
    await settled();
    router.subscribe(() => heard.push(router.now().location.pathname));
    router.navigator.push('/a');
    expect(turn).toHaveBeenLastCalledWith(expect.objectContaining({ arrival: { turn: 1, isAtTop: true } }));
    // The page from which the visitor leaves.
    expect([location.pathname, router.now().location.pathname, heard]).toEqual(['/a', '/a', ['/']]);
    router.navigator.push('/b');
    expect([heard, turn.mock.calls.length]).toEqual([['/', '/a', '/b'], 1]);
  });

  it('lets React hear of such a page after 100 ms at the latest', async () => {
    const router = createRouter(
      () => true,
      () => true,
    );
    router.prepare('/a', Promise.resolve());
    await settled();
    router.navigator.push('/a');
    const heard = jest.fn();
    router.subscribe(heard);
    await new Promise((resolve) => setTimeout(resolve, 110));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('resolves an address in any alphabet against the open page', () => {
    const router = createRouter(() => true);
    for (const [to, href] of [
      ['/niños?a=1', '/ni%C3%B1os?a=1'],
      ['#dos', '/ni%C3%B1os?a=1#dos'],
      ['?b=2', '/ni%C3%B1os?b=2'],
      ['/', '/'],
    ] as const) {
      router.navigator.push(to);
      const { pathname, search, hash } = router.now().location;
      expect([pathname + search + hash, location.pathname + location.search + location.hash]).toEqual([href, href]);
    }
  });

  it('shows a prepared page at once, and one that is being prepared when it is rendered', async () => {
    const router = createRouter(() => true);
    router.prepare('/a', Promise.resolve());
    await settled();
    router.navigator.push('/a');
    expect(location.pathname).toBe('/a');
    const { page, come } = deferred();
    router.prepare('/b', page);
    await new Promise((resolve) => setTimeout(resolve, 100));
    router.navigator.push('/b');
    expect([location.pathname, router.discard(), router.now().prepared?.pathname]).toEqual(['/a', false, '/b']);
    come();
    await settled();
    expect([location.pathname, router.discard()]).toEqual(['/b', true]);
  });

  it('gives a page that is being prepared as much time as it has had', async () => {
    const router = createRouter(() => true);
    router.prepare('/a', new Promise(() => {}));
    await new Promise((resolve) => setTimeout(resolve, 40));
    router.navigator.push('/a');
    await settled();
    expect(location.pathname).toBe('/');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(location.pathname).toBe('/a');
  });

  it('follows a click on another link while a prepared page is awaited', async () => {
    const router = createRouter(() => true);
    router.prepare('/a', new Promise(() => {}));
    await new Promise((resolve) => setTimeout(resolve, 20));
    router.navigator.push('/a');
    router.navigator.push('/b');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect([location.pathname, router.discard(), router.now().prepared]).toEqual(['/b', true, undefined]);
  });

  it('loads nothing for a fragment or a query of the open page', () => {
    const load = jest.fn(() => new Promise(() => {}));
    const router = createRouter(load);
    router.navigator.push('/#visit');
    router.navigator.push('/?print');
    expect([load.mock.calls.length, location.search]).toEqual([0, '?print']);
  });

  it.each(['/', '/?from=mail', '/contact/', '/contact?from=mail#top'])(
    'lets the browser show a place of %s before the page is hydrated',
    async (open) => {
      history.replaceState(null, '', open);
      delete document.documentElement.dataset['live'];
      const { pathname, search } = location;
      const router = createRouter(() => true);
      const before = history.length;
      const moves = jest.fn();
      addEventListener('hashchange', moves);
      for (const to of ['#get-help', '#get-help', `${pathname.replace(/\b\/$/, '')}#get-help`])
        router.navigator.push(to);
      await settled();
      removeEventListener('hashchange', moves);
      expect([location.pathname, location.search, location.hash]).toEqual([pathname, search, '#get-help']);
      expect([moves.mock.calls.length, history.length - before]).toEqual([1, 1]);
      expect(router.now()).toMatchObject({ location: { hash: '#get-help' }, isShown: true });
    },
  );

  it('shows the top for a link to the open page before it is hydrated', () => {
    delete document.documentElement.dataset['live'];
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const router = createRouter(() => true);
    router.navigator.push('/');
    expect([scroll.mock.calls, router.now()]).toEqual([[[0, 0]], router.opened]);
    scroll.mockRestore();
  });

  it('resolves a place against the page that is shown while Back is pending', async () => {
    const team = deferred();
    const router = createRouter(() => team.page);
    history.replaceState(null, '', '/about/team');
    dispatchEvent(new PopStateEvent('popstate'));
    router.navigator.push('#visit');
    team.come();
    await settled();
    expect([location.pathname, location.hash, router.now().location.pathname]).toEqual(['/', '#visit', '/']);
  });

  it('knows how the visitor came to the open page, and keeps this at its fragments', () => {
    const router = createRouter(() => true);
    const arrivals = ['/#visit', '/events', '/events/', '/events?print', '/about#team', '/'].map((to) => {
      router.navigator.push(to);
      return router.now().arrival;
    });
    const [first, second, third] = [1, 2, 3].map((turn) => ({ turn, isAtTop: turn !== 2 }));
    expect(arrivals).toEqual([undefined, first, first, first, second, third]);
  });

  it('gives each history entry a key, including entries of fragment links', () => {
    const router = createRouter(() => true);
    const first = router.now().location.key;
    history.pushState(null, '', '/#main');
    dispatchEvent(new PopStateEvent('popstate'));
    const { key } = router.now().location;
    expect(key).not.toBe(first);
    expect((history.state as { key: string }).key).toBe(key);
  });
});
