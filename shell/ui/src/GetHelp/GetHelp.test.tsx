import { render, screen } from '@testing-library/react';
import { GetHelp } from './GetHelp';

describe('GetHelp', () => {
  it('names four lines and how to reach them', () => {
    render(<GetHelp />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Call 911',
      'Call or text 988',
      'Call or text 1-833-852-6262',
      'Call 1-800-799-7233',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:911',
      'tel:988',
      'tel:+18338526262',
      'tel:+18007997233',
    ]);
  });
});
