import type { Registry } from '../sections/registry';
import { prepareNextPage } from './prepareNextPage';

const registry: Registry = {
  day: '2031-05-05',
  demo: false,
  events: [],
  sections: [
    { name: 'shop', container: 'shop', entry: { url: '/a.js', integrity: '' }, bytes: 1, addresses: ['/shop/**'] },
  ],
  documents: ['/shop/gift'],
};

const router = { prepare: jest.fn(), discard: jest.fn(() => true) };
const preload = jest.fn();
const complete = jest.fn((): true | Promise<unknown> => true);
const load = jest.fn((): true | Promise<unknown> => true);

const linkTo = (href: string) => {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  return link;
};

/** Dispatches a pointer event, which jsdom does not have. */
function point(link: Element, type: string, pointerType = 'touch') {
  link.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType, button: 0, isPrimary: true }));
}

const prepared = () => router.prepare.mock.calls.map(([to]: string[]) => to);

/** Advances the time by milliseconds, and runs the pending work. */
const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

beforeAll(() => prepareNextPage(registry, router, { preload, complete, loadPage: load }));
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.dataset['live'] = '';
});
afterEach(async () => {
  await pass(6000);
  jest.useRealTimers();
  jest.clearAllMocks();
  document.body.replaceChildren();
});

describe('prepareNextPage', () => {
  it('loads and prepares the page of a link while a finger is on it', async () => {
    point(linkTo('/shop/books?used#top'), 'pointerdown');
    await pass(50);
    expect(load).toHaveBeenCalledWith('/shop/books');
    expect(prepared()).toEqual(['/shop/books?used#top']);
  });

  it('prepares nothing before the list of all sections is loaded', async () => {
    complete.mockReturnValueOnce(Promise.resolve());
    point(linkTo('/shop/books'), 'pointerdown');
    await pass(50);
    expect(load).not.toHaveBeenCalled();
  });

  it('prepares nothing for a touch that scrolls, and discards a started page', async () => {
    const link = linkTo('/shop');
    point(link, 'pointerdown');
    point(link, 'touchmove');
    await pass(100);
    expect(load).not.toHaveBeenCalled();
    point(link, 'pointerdown');
    await pass(50);
    router.discard.mockClear();
    point(link, 'pointercancel');
    expect(router.discard).toHaveBeenCalled();
  });

  it('waits for two frames while a finger is down, and for no timer, because Chromium defers timers', () => {
    const frames: FrameRequestCallback[] = [];
    const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((then) => frames.push(then));
    point(linkTo('/shop'), 'pointerdown');
    frames.shift()?.(0);
    expect(load).not.toHaveBeenCalled();
    frames.shift()?.(0);
    expect(load).toHaveBeenCalledWith('/shop');
    request.mockRestore();
  });

  it('starts immediately for a pressed button or key, and for a mouse pointer that rests', async () => {
    const link = linkTo('/shop');
    point(link, 'pointerover', 'mouse');
    await pass(30);
    expect(prepared()).toEqual([]);
    point(link, 'pointerdown', 'mouse');
    await pass(0);
    expect(prepared()).toHaveLength(1);
    await pass(5000);
    point(linkTo('/shop/books'), 'pointerover', 'mouse');
    await pass(70);
    expect(prepared()).toHaveLength(2);
    await pass(5000);
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    await pass(0);
    expect(prepared()).toHaveLength(3);
  });

  it('prepares one page at a time, once, and keeps it for 5 s', async () => {
    const link = linkTo('/shop');
    for (const press of ['pointerover', 'pointerdown', 'pointerover']) {
      point(link, press, 'mouse');
      await pass(70);
    }
    expect(prepared()).toEqual(['/shop']);
    router.discard.mockClear();
    await pass(4700);
    expect(router.discard).not.toHaveBeenCalled();
    await pass(300);
    expect(router.discard).toHaveBeenCalledTimes(1);
  });

  it('does not prepare a page if the visitor moves to another link while it loads', async () => {
    let come = () => {};
    load.mockReturnValueOnce(new Promise<void>((resolve) => (come = resolve)));
    point(linkTo('/shop'), 'pointerdown', 'mouse');
    await pass(10);
    point(linkTo('/shop/books'), 'pointerdown', 'mouse');
    await pass(10);
    come();
    await pass(10);
    expect(prepared()).toEqual(['/shop/books']);
  });

  it('prepares a page once if the visitor leaves its link and returns while it loads', async () => {
    const link = linkTo('/shop');
    let come = () => {};
    const loading = new Promise<void>((resolve) => (come = resolve));
    load.mockReturnValueOnce(loading).mockReturnValueOnce(loading);
    for (const target of [link, document.body, link]) {
      point(target, 'pointerover', 'mouse');
      await pass(70);
    }
    come();
    await pass(10);
    expect(prepared()).toEqual(['/shop']);
  });

  it('prepares no page whose section does not load', async () => {
    load.mockReturnValueOnce(Promise.reject(new Error('no answer')));
    point(linkTo('/shop'), 'pointerdown');
    await pass(50);
    expect(prepared()).toEqual([]);
  });

  it.each(['/shop/gift', '/elsewhere', 'https://other.test/shop', '/shop/plan.pdf', '#here', 'mailto:a@b.test'])(
    'prepares nothing for a link to %s',
    async (href) => {
      point(linkTo(href), 'pointerdown');
      await pass(50);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('prepares nothing before the open page is hydrated', async () => {
    delete document.documentElement.dataset['live'];
    point(linkTo('/shop'), 'pointerdown');
    await pass(50);
    expect(load).not.toHaveBeenCalled();
  });
});
