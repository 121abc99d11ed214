import { render } from '@testing-library/react';
import { EmailAddress } from './EmailAddress';

describe('EmailAddress', () => {
  it('breaks behind its @ and in front of its dots, and is copied as it is written', () => {
    const { container } = render(<EmailAddress address="first.last@mail.example.org" />);
    expect(container.innerHTML).toBe('<span>first<wbr>.last@<wbr>mail<wbr>.example<wbr>.org</span>');
    expect(container.textContent).toBe('first.last@mail.example.org');
  });

  it('leaves a short one as it is', () => {
    expect(render(<EmailAddress address="we@example.org" />).container.innerHTML).toBe('we@example.org');
  });
});
