import { layOutAhead, showLaidOut } from './layOutAhead';

/** Adds a page to `<main>`, as React adds a hidden or a visible one. */
function addPage(display: string): HTMLElement {
  const page = document.createElement('div');
  page.style.display = display;
  document.getElementById('main')?.append(page);
  return page;
}

/** Mutation observers run after the script that makes the changes. */
const observed = () => Promise.resolve();

beforeEach(() => {
  document.body.innerHTML = '<main id="main"></main>';
});

describe('layOutAhead', () => {
  it('lays out a hidden page invisibly, and shows it when React does', async () => {
    layOutAhead();
    const page = addPage('none');
    await observed();
    expect([page.style.display, page.style.visibility, page.style.height]).toEqual(['', 'hidden', '0px']);
    showLaidOut();
    expect(page.hasAttribute('style')).toBe(false);
  });

  it('pauses its animations until it is visible', async () => {
    const rise = { pause: jest.fn(), play: jest.fn() };
    layOutAhead();
    Object.assign(addPage('none'), { getAnimations: () => [rise] });
    await observed();
    expect([rise.pause, rise.play].map((one) => one.mock.calls.length)).toEqual([1, 0]);
    showLaidOut();
    expect(rise.play).toHaveBeenCalledTimes(1);
  });

  it('does not change a visible page, or a hidden page that nobody waits for', async () => {
    const stop = layOutAhead();
    const shown = addPage('');
    await observed();
    expect(shown.style.visibility).toBe('');
    stop();
    const late = addPage('none');
    await observed();
    expect(late.style.display).toBe('none');
  });
});
