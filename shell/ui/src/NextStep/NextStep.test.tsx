import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NextStep } from './NextStep';

describe('NextStep', () => {
  it('links to the telephone, directions and another page, and mentions safe callbacks', () => {
    render(
      <NextStep related={{ label: 'Parenting support', path: '/services/parenting', hint: 'For moms and dads' }} />,
      {
        wrapper: MemoryRouter,
      },
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Your next step' })).toBeTruthy();
    expect(screen.getByRole('link', { name: `Call us ${contact.phone.value}` })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Directions/ })).toBeTruthy();
    expect(screen.getByText(contact.callBack.value)).toBeTruthy();
    const related = screen.getByRole('link', { name: 'Parenting support For moms and dads' });
    expect(related.getAttribute('href')).toBe('/services/parenting');
  });
});
