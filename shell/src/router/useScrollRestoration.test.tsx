import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createRouter } from './createRouter';
import { useScrollRestoration } from './useScrollRestoration';

describe('useScrollRestoration', () => {
  const scrolled = jest.fn((_: number, y: number) => scrollBy(y));
  const intoView = jest.fn();
  const router = createRouter(() => true);

  /** As a reader scrolls. */
  function scrollBy(y: number) {
    Object.assign(window, { scrollY: y });
    dispatchEvent(new Event('scroll'));
  }

  const goTo = (href: string) => act(() => router.navigator.push(href));

  async function goBack() {
    await act(async () => {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await arrived;
    });
  }

  beforeAll(() => {
    Object.assign(window, { scrollTo: scrolled });
    Element.prototype.scrollIntoView = intoView;
    document.body.innerHTML = '<p id="gala">Gala</p>';
  });

  beforeEach(() => {
    jest.clearAllMocks();
    renderHook(() => useScrollRestoration(useSyncExternalStore(router.subscribe, router.now)));
  });

  it('leaves the first page where the browser has it', () => {
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('begins a new page at its top, and goes back to where the last one was left', async () => {
    scrollBy(777);
    goTo('/events');
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    await goBack();
    expect(scrolled).toHaveBeenLastCalledWith(0, 777);
    expect(sessionStorage).toHaveLength(0);
  });

  it('begins at the place a hash names, and at the top where it names none', () => {
    goTo('/events#gala');
    expect(intoView).toHaveBeenCalledTimes(1);
    // The keyboard goes on from there.
    expect(document.activeElement?.id).toBe('gala');
    goTo('/#nowhere');
    expect(intoView).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    goTo('/events#%');
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
});
