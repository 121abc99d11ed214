import { boardMembers } from '@site/shared-data/boardMembers';
import { render, screen, within } from '@testing-library/react';
import { BoardList } from './BoardList';

describe('BoardList', () => {
  it('names all members with their titles', () => {
    render(<BoardList members={boardMembers} />);
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(boardMembers.length);
    boardMembers.forEach(({ name, title }, index) => {
      const item = within(items[index] as HTMLElement);
      expect(item.getByText(name)).toBeTruthy();
      expect(item.getByText(title)).toBeTruthy();
    });
  });

  it('shows an organization where there is one', () => {
    render(
      <BoardList
        members={[
          { name: 'Pat Sample', title: 'Chair', organization: 'Example Community Bank' },
          { name: 'Kim Sample', title: 'Secretary' },
        ]}
      />,
    );
    const [withOne, without] = screen.getAllByRole('listitem');
    expect(withOne?.children).toHaveLength(3);
    expect(screen.getByText('Example Community Bank')).toBeTruthy();
    expect(without?.children).toHaveLength(2);
  });
});
