import { render, screen } from '@testing-library/react';
import { BoardList } from './BoardList';

describe('BoardList', () => {
  it('names all members with their titles, and an organization where there is one', () => {
    render(
      <BoardList
        members={[
          { name: 'Pat Sample', title: 'Chair', organization: 'Example Community Bank' },
          { name: 'Kim Sample', title: 'Secretary' },
        ]}
      />,
    );
    const [withOne, without, ...others] = screen.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(withOne?.children).toHaveLength(3);
    for (const words of ['Pat Sample', 'Chair', 'Example Community Bank', 'Kim Sample', 'Secretary'])
      expect(screen.getByText(words)).toBeTruthy();
    expect(without?.children).toHaveLength(2);
  });
});
