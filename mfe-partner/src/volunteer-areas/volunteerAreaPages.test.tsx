import { clinicVolunteerMinimum, fatherhoodVolunteerMinimum, volunteerShifts } from '@site/shared-data/constants';
import { contact } from '@site/shared-data/siteFacts';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';
import { volunteerDetails } from '@site/shared-data/volunteerDetails';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { volunteerAreaPages } from './volunteerAreaPages';

function renderPage(path: string) {
  const page = volunteerAreaPages.find((one) => one.path === path);
  if (!page) throw new Error(`No page at ${path}`);
  render(<page.Page />, { wrapper: MemoryRouter });
}

describe('volunteerAreaPages', () => {
  it('has a page for each area', () => {
    expect(volunteerAreaPages.map(({ path }) => path)).toEqual(volunteerAreas.map(({ path }) => path));
  });

  it.each(volunteerAreas)('leads from $title to the contact page', ({ path }) => {
    renderPage(path);
    const links = screen.getAllByRole('link', { name: 'Contact Us' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  });

  it.each(volunteerDetails)(
    'says on $path how old one is, what is checked, and which person to write to',
    (details) => {
      renderPage(details.path);
      for (const words of [details.age, details.checks]) expect(screen.getByText(words)).toBeTruthy();
      const contactPerson = screen.getByText('Whom to write to').nextElementSibling;
      expect(contactPerson?.textContent).toContain(details.role);
      expect(contactPerson?.querySelector('a')?.href).toMatch(new RegExp(`^mailto:${contact.email.value}\\?subject=`));
    },
  );

  it('says what the clinic asks at least', () => {
    renderPage('/partner/volunteer/clinic');
    const { hoursPerMonth, months } = clinicVolunteerMinimum;
    expect(screen.getByText(`At least ${hoursPerMonth} hours per month, for at least ${months} months.`)).toBeTruthy();
  });

  it('says what the fatherhood program asks at least', () => {
    renderPage('/partner/volunteer/fatherhood');
    expect(screen.getByText(`At least ${fatherhoodVolunteerMinimum.months} months.`)).toBeTruthy();
  });

  it('lists the event days on the page of event support alone', () => {
    const [{ date, time }] = volunteerShifts;
    const areasWithDays = volunteerAreas.filter(({ path }) => {
      renderPage(path);
      const shown = screen.queryAllByText(`${date}, ${time}`);
      cleanup();
      return shown.length > 0;
    });
    expect(areasWithDays.map(({ path }) => path)).toEqual(['/partner/volunteer/events']);
  });
});
