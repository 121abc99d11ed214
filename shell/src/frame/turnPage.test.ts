import { NavigationType } from 'react-router-dom';
import { layOutAhead } from '../router/layOutAhead';
import type { RouterState } from '../router/Router';
import { turnPage } from './turnPage';

const state: RouterState = {
  location: { pathname: '/two', search: '', hash: '', state: null, key: 'two' },
  action: NavigationType.Push,
  arrival: { turn: 1, isAtTop: true },
};

/** Adds a page to `<main>`, as React adds a hidden or a visible one. */
function addPage(name: string, display: string): HTMLElement {
  const page = document.createElement('div');
  page.dataset['page'] = name;
  page.style.display = display;
  page.innerHTML = `<h1 tabindex="-1">${name}</h1>`;
  document.getElementById('main')?.append(page);
  return page;
}

/** Lays out the second page ahead. */
async function prepare(): Promise<HTMLElement> {
  const { done } = layOutAhead(true);
  const page = addPage('two', 'none');
  await done;
  return page;
}

const scrolled = jest.fn();
const hidden = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { scrollTo: scrolled });
  document.body.innerHTML = '<nav><div popover></div></nav><main id="main"></main>';
  Object.assign(document.querySelector('[popover]') ?? {}, { hidePopover: hidden });
});

describe('turnPage', () => {
  it('shows the laid-out page in place of the open one: from its top, with the focus on its heading', async () => {
    const open = addPage('one', '');
    const page = await prepare();
    expect(turnPage(state)).toBe(true);
    expect([open.hidden, page.hidden, page.className]).toEqual([true, false, '']);
    expect(document.querySelector('h1')?.textContent).toBe('two');
    expect(document.activeElement).toBe(page.firstChild);
    expect(document.getElementById('main')?.className).toBe('arriving headFirst');
    expect([scrolled.mock.calls, hidden.mock.calls.length]).toEqual([[[0, 0]], 1]);
  });

  it('leaves the page to React if it is not laid out, or if there is nothing in whose place it would be', async () => {
    const open = addPage('one', '');
    expect(turnPage(state)).toBe(false);
    const page = await prepare();
    open.remove();
    expect([turnPage(state), page.className, scrolled.mock.calls]).toEqual([false, '', []]);
  });

  it('leaves a page that was discarded, even before React has removed it', async () => {
    const open = addPage('one', '');
    const { done, stop } = layOutAhead(true);
    addPage('two', 'none');
    await done;
    stop();
    expect([turnPage(state), open.hidden]).toEqual([false, false]);
  });
});
