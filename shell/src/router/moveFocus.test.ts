import { fireEvent } from '@testing-library/dom';
import { moveFocus } from './moveFocus';

describe('moveFocus', () => {
  const elements = () => [...document.body.children] as HTMLElement[];
  beforeEach(() => (document.body.innerHTML = '<main>Words</main><a href="/">Link</a><h1 tabindex="-1">Heading</h1>'));

  it.each([
    ['another element has the focus', () => elements()[1]?.focus()],
    ['the element is pressed', (main: HTMLElement) => fireEvent.mouseDown(main)],
  ])('makes an element focusable until %s', (_, end) => {
    const [main = document.body] = elements();
    moveFocus(main);
    expect(document.activeElement).toBe(main);
    end(main);
    expect(main.hasAttribute('tabindex')).toBe(false);
  });

  it('does not change an element that is already focusable', () => {
    const [, link, heading = document.body] = elements();
    moveFocus(link ?? heading);
    expect(link?.hasAttribute('tabindex')).toBe(false);
    moveFocus(heading);
    link?.focus();
    expect(heading.getAttribute('tabindex')).toBe('-1');
  });
});
