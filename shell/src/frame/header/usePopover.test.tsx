import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { usePopover } from './usePopover';

function Menu() {
  return (
    <div popover="auto" ref={usePopover()}>
      Pages
    </div>
  );
}

describe('usePopover', () => {
  it('does not change the menu if the browser has no popovers', () => {
    // jsdom supports the selector, but such a browser does not.
    jest.spyOn(Element.prototype, 'matches').mockImplementation((selector) => {
      throw new SyntaxError(`'${selector}' is not a valid selector`);
    });
    expect(() => render(<Menu />, { wrapper: MemoryRouter })).not.toThrow();
    jest.restoreAllMocks();
  });
});
