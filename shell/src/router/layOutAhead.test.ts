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
  it('lays out the head of a hidden page invisibly, and shows it when React does', async () => {
    const { done } = layOutAhead(true);
    const page = addPage('none');
    await done;
    expect([page.style.display, page.className]).toEqual(['', 'ahead headOnly']);
    showLaidOut();
    expect(page.className).toBe('');
  });

  it('lays out all of a page that opens at a fragment', async () => {
    const { done } = layOutAhead(false);
    const page = addPage('none');
    await done;
    expect(page.className).toBe('ahead');
  });

  it('pauses its animations until it is visible', async () => {
    const rise = { pause: jest.fn(), play: jest.fn() };
    const { done } = layOutAhead(true);
    Object.assign(addPage('none'), { getAnimations: () => [rise] });
    await done;
    expect([rise.pause, rise.play].map((one) => one.mock.calls.length)).toEqual([1, 0]);
    showLaidOut();
    expect(rise.play).toHaveBeenCalledTimes(1);
  });

  it('does not change a visible page, or a hidden page that nobody waits for', async () => {
    const { stop } = layOutAhead(true);
    const shown = addPage('');
    await observed();
    expect(shown.className).toBe('');
    stop();
    const late = addPage('none');
    await observed();
    expect(late.style.display).toBe('none');
  });
});
