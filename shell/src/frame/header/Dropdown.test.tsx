import type { NavigationGroup } from '@site/shared-data/navigation';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Dropdown } from './Dropdown';

const group: NavigationGroup = {
  label: 'Library',
  links: [
    { label: 'Books', path: '/library' },
    { label: 'Readers', path: '/library/readers' },
  ],
};

const currentAt = (address: string) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Dropdown group={group} />
    </MemoryRouter>,
  );
  return [...document.querySelectorAll('[aria-current]')].map((element) => [
    element.textContent,
    element.getAttribute('aria-current'),
  ]);
};

describe('Dropdown', () => {
  it('marks the open page, and itself as its parent', () => {
    expect(currentAt('/library')).toEqual([
      ['Library', 'true'],
      ['Books', 'page'],
    ]);
  });

  it('marks the entry that a deeper page is below', () => {
    expect(currentAt('/library/readers/new')).toEqual([
      ['Library', 'true'],
      ['Readers', 'true'],
    ]);
  });

  it('marks nothing on a page of another part', () => {
    expect(currentAt('/events')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Library' })).toBeTruthy();
  });
});
