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

  it('moves the focus to the heading of a new page, and not at a jump within it', () => {
    link('Supper').focus();
    goTo('/supper');
    expect(focused()).toBe('Events');
    link('Walk').focus();
    goTo('/supper#menu');
    expect(focused()).toBe('Walk');
  });

  it('leaves a heading to speak for itself, where the focus comes from what stays in the document', () => {
    link('Supper').focus();
    goTo('/other');
    expect(announce).toHaveBeenLastCalledWith('');
  });

  it('announces the title where the focus went with the page before', () => {
    link('Supper').focus();
    renderPage();
    goTo('/another');
    expect(focused()).toBe('Events');
    expect(announce).toHaveBeenLastCalledWith('Events | The clinic');
  });

  it('says nothing at a jump within the page', () => {
    goTo('/yet-another');
    announce.mockClear();
    goTo('/yet-another#menu');
    expect(announce).not.toHaveBeenCalled();
  });

  it('moves the focus to the heading of a page opened at a place that is not there', () => {
    goTo('/elsewhere#nowhere');
    expect(focused()).toBe('Events');
  });

  it.each(['focused', 'only clicked, as in Safari'])('gives it back to the link that was followed, %s', async (how) => {
    goTo('/list');
    if (how === 'focused') link('Walk').focus();
    else fireEvent.click(link('Walk'));
    goTo('/walk');
    renderPage();
    await goBack();
    expect(focused()).toBe('Walk');
    expect(announce).toHaveBeenLastCalledWith('Events | The clinic');
  });

  it('moves it to the heading where the link is not there any more', async () => {
    goTo('/list');
    link('Walk').focus();
    goTo('/walk');
    document.body.innerHTML = '<h1 tabindex="-1">Nothing planned</h1>';
    await goBack();
    expect(focused()).toBe('Nothing planned');
  });
});
