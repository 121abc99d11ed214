import { act, fireEvent, renderHook } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { createRouter } from './createRouter';
import { useFocusRestoration } from './useFocusRestoration';

describe('useFocusRestoration', () => {
  const router = createRouter(() => true);
  const announce = jest.fn();
  const focused = () => document.activeElement?.textContent;
  const link = (name: string) => [...document.links].find(({ textContent }) => textContent === name) ?? document.body;
  const goTo = (href: string) => act(() => router.navigator.push(href));

  async function goBack() {
    await act(async () => {
      const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
      history.back();
      await arrived;
    });
  }

  /** Simulates a page that renders again. */
  const renderPage = () => {
    document.body.innerHTML = '<h1 tabindex="-1">Events</h1><a href="/supper">Supper</a><a href="/walk">Walk</a>';
  };

  beforeEach(() => {
    Element.prototype.checkVisibility = () => true;
    document.documentElement.dataset['live'] = '';
    renderPage();
    document.title = 'Events | The clinic';
    renderHook(() => useFocusRestoration(useSyncExternalStore(router.subscribe, router.now), announce));
  });

  it('moves the focus to the heading of a new page, but not for a fragment link', () => {
    link('Supper').focus();
    goTo('/supper');
    expect(focused()).toBe('Events');
    link('Walk').focus();
    goTo('/supper#menu');
    expect(focused()).toBe('Walk');
  });

  it('announces nothing if the heading receives the focus from an element that stays', () => {
    link('Supper').focus();
    goTo('/other');
    expect(announce).toHaveBeenLastCalledWith('');
  });

  it('announces the title if the focused element disappeared with the previous page', () => {
    link('Supper').focus();
    renderPage();
    goTo('/another');
    expect(focused()).toBe('Events');
    expect(announce).toHaveBeenLastCalledWith('Events | The clinic');
  });

  it('announces nothing for a fragment link', () => {
    goTo('/yet-another');
    announce.mockClear();
    goTo('/yet-another#menu');
    expect(announce).not.toHaveBeenCalled();
  });

  it('moves the focus to the heading of a page opened with an unknown fragment', () => {
    goTo('/elsewhere#nowhere');
    expect(focused()).toBe('Events');
  });

  it.each(['focused', 'only clicked, as in Safari'])('returns the focus to the followed link, %s', async (how) => {
    goTo('/list');
    if (how === 'focused') link('Walk').focus();
    else fireEvent.click(link('Walk'));
    goTo('/walk');
    renderPage();
    await goBack();
    expect(focused()).toBe('Walk');
    expect(announce).toHaveBeenLastCalledWith('Events | The clinic');
  });

  it('moves the focus to the heading if the link no longer exists', async () => {
    goTo('/list');
    link('Walk').focus();
    goTo('/walk');
    document.body.innerHTML = '<h1 tabindex="-1">Nothing planned</h1>';
    await goBack();
    expect(focused()).toBe('Nothing planned');
  });
});
