import { volunteerAreas } from '@site/shared-data/volunteerAreas';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { VolunteerPage } from './VolunteerPage';

describe('VolunteerPage', () => {
  it.each(volunteerAreas)('links from $title to the contact page and to its own page', ({ title, path }) => {
    render(<VolunteerPage />, { wrapper: MemoryRouter });
    const card = screen.getByRole('heading', { name: title }).closest('li');
    if (!card) throw new Error(`No card for ${title}`);
    expect(within(card).getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
    expect(
      within(card)
        .getByRole('link', { name: `Read more about ${title}` })
        .getAttribute('href'),
    ).toBe(path);
  });
});
