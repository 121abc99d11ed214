import { render, screen } from '@testing-library/react';
import { BoardList } from './BoardList';

describe('BoardList', () => {
  it('lists all members with their title, and their organization if they have one', () => {
    render(
      <BoardList
        members={[
          { name: 'Eli Sample', title: 'Chair', organization: 'Example Bank' },
          { name: 'Fay Sample', title: 'Secretary' },
        ]}
      />,
    );
    const [withOne, without, ...others] = screen.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(withOne?.children).toHaveLength(3);
    for (const words of ['Eli Sample', 'Chair', 'Example Bank', 'Fay Sample', 'Secretary'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(without?.children).toHaveLength(2);
  });
});
