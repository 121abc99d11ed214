import { historyFacts } from '@site/shared-data/facts/about';
import { render, screen, within } from '@testing-library/react';
import { StoryPath } from './StoryPath';

describe('StoryPath', () => {
  it('runs from the founding as Sav-a-Life in 1983 to today', () => {
    render(<StoryPath />);
    const entries = screen.getAllByRole('listitem');
    expect(entries).toHaveLength(2 + historyFacts.milestones.value.length);
    expect(within(entries[0] as HTMLElement).getByText('1983')).toBeTruthy();
    expect(entries[0]?.textContent).toContain('Sav-a-Life');
    expect(entries.at(-1)?.textContent).toContain('over four decades of service');
  });
});
