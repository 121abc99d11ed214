import { claims } from '@site/shared-data/claims';
import { historyFacts } from '@site/shared-data/facts/about';
import { org } from '@site/shared-data/siteFacts';
import { render, screen, within } from '@testing-library/react';
import { StoryPath } from './StoryPath';

describe('StoryPath', () => {
  it('goes from the founding, under the first name, to today', () => {
    render(<StoryPath />);
    const entries = screen.getAllByRole('listitem');
    expect(entries).toHaveLength(2 + historyFacts.milestones.value.length);
    expect(within(entries[0] as HTMLElement).getByText(org.foundedIn.value)).toBeTruthy();
    expect(entries[0]?.textContent).toContain(org.foundedAs.value);
    expect(entries.at(-1)?.textContent).toContain(claims.years.value);
  });
});
