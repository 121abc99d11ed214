import { act, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { NavigationType } from 'react-router-dom';
import { createRouter } from './createRouter';
import { showPlace, useScrollRestoration } from './useScrollRestoration';

describe('useScrollRestoration', () => {
  const scrolled = jest.fn((_: number, y: number) => scrollBy(y));
  const intoView = jest.fn();
  const router = createRouter(() => true);

  /** Scrolls the page, as a visitor does. */
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
    document.body.innerHTML =
      '<h1 tabindex="-1">Events</h1><p id="gala">Gala</p><section id="help"><h2>Get help</h2></section>' +
      '<a name="half off">Half</a>';
    document.documentElement.dataset['live'] = '';
  });

  beforeEach(() => {
    jest.clearAllMocks();
    renderHook(() => useScrollRestoration(useSyncExternalStore(router.subscribe, router.now)));
  });

  it('does not scroll the first page', () => {
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('starts a new page at its top, and restores the position on Back', async () => {
    scrollBy(777);
    goTo('/events');
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    await goBack();
    expect(scrolled).toHaveBeenLastCalledWith(0, 777);
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the position of a page after which another one is visible before React renders it', async () => {
    scrollBy(777);
    const { location: here } = router.now();
    showPlace({ location: { ...here, key: 'next' }, action: NavigationType.Push });
    scrollBy(0);
    goTo('/events');
    await goBack();
    expect(scrolled).toHaveBeenLastCalledWith(0, 777);
  });

  it('starts at the element of a fragment, or at the top if there is none', () => {
    goTo('/events#gala');
    expect(intoView).toHaveBeenCalledTimes(1);
    // The keyboard continues from there.
    expect(document.activeElement?.id).toBe('gala');
    // Screen readers announce the heading of a block.
    goTo('/events#help');
    expect(document.activeElement?.textContent).toBe('Get help');
    goTo('/#nowhere');
    expect(intoView).toHaveBeenCalledTimes(2);
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    expect(document.activeElement?.tagName).toBe('H1');
    goTo('/events#%');
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('starts at a link with the name of a fragment', () => {
    goTo('/events#half%20off');
    expect(intoView).toHaveBeenCalledTimes(1);
    expect(document.activeElement?.textContent).toBe('Half');
  });

  it('does not scroll to a fragment that the browser has shown', async () => {
    delete document.documentElement.dataset['live'];
    goTo('/events#gala');
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect([scrolled.mock.calls.length, intoView.mock.calls.length]).toEqual([0, 0]);
  });
});
