import type { RouterState } from './Router';
import { ignoreSecondClicks } from './ignoreSecondClicks';

const opened = { location: {}, action: 'PUSH' } as unknown as RouterState;
let state = opened;

const heard = jest.fn();
const link = document.createElement('a');
link.href = '#call';
link.addEventListener('click', heard);
document.body.append(link);

/** Clicks on the link, as the click with this number in a row. Returns whether the browser follows the link. */
const click = (detail: number) =>
  link.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));

/** Shows another page. */
const arrive = (turn: number) => (state = { ...opened, arrival: { turn, isAtTop: true } });

beforeAll(() => ignoreSecondClicks({ now: () => state }));
beforeEach(() => {
  state = opened;
  heard.mockClear();
});

describe('ignoreSecondClicks', () => {
  it('ignores further clicks in a row after another page has appeared', () => {
    const follows = [click(1), arrive(1) && click(2), click(3)];
    expect([follows, heard.mock.calls.length]).toEqual([[true, false, false], 1]);
    expect(click(1)).toBe(true);
  });

  it('hears a double-click on one page, and each single click, key and script', () => {
    const follows = [click(1), click(2), arrive(1) && click(1), arrive(2) && click(0)];
    expect([follows, heard.mock.calls.length]).toEqual([[true, true, true, true], 4]);
  });
});
