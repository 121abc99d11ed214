import { render } from '@testing-library/react';
import { EmailAddress } from './EmailAddress';

describe('EmailAddress', () => {
  it('can break after @ and before dots, without changing the copied text', () => {
    const { container } = render(<EmailAddress address="first.last@mail.example.org" />);
    expect(container.innerHTML).toBe('<span>first<wbr>.last@<wbr>mail<wbr>.example<wbr>.org</span>');
    expect(container.textContent).toBe('first.last@mail.example.org');
  });

  it('does not change a short address', () => {
    expect(render(<EmailAddress address="we@example.org" />).container.innerHTML).toBe('we@example.org');
  });
});
