import { volunteerFacts } from '@site/shared-data/facts/partner';
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

  it.each(volunteerAreas)('links from $title to the contact page', ({ path }) => {
    renderPage(path);
    const links = screen.getAllByRole('link', { name: 'Contact Us' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/contact', '/contact']);
  });

  it.each(volunteerDetails)('shows the minimum age, the checks and the contact on $path', (details) => {
    renderPage(details.path);
    for (const words of [details.age, details.checks]) expect(screen.getByText(words)).toBeTruthy();
    const contactPerson = screen.getByText('Who answers you').nextElementSibling;
    for (const words of [details.role, contact.replyTime.value]) expect(contactPerson?.textContent).toContain(words);
    expect(contactPerson?.querySelector('a')?.href).toMatch(new RegExp(`^mailto:${contact.email.value}\\?subject=`));
  });

  it.each(volunteerDetails)(
    'shows the shifts and the description of the work on $path, if the entry has them',
    (details) => {
      renderPage(details.path);
      const { shifts = [], inside } = details;
      for (const { when, hours } of shifts) expect(screen.getByText(`${when}: ${hours}`)).toBeTruthy();
      expect(screen.queryAllByText('Usual shifts')).toHaveLength(Math.min(shifts.length, 1));
      for (const { title, text } of inside?.parts ?? []) {
        const container = screen.getByText(title).closest('li, div');
        expect(container?.textContent).toContain(text);
        expect(container?.tagName).toBe(inside?.shape === 'months' ? 'LI' : 'DIV');
      }
    },
  );

  it('shows the minimum commitment of clinic volunteers', () => {
    renderPage('/partner/volunteer/clinic');
    const { hoursPerMonth, months } = volunteerFacts.clinicMinimum.value;
    expect(screen.getByText(`At least ${hoursPerMonth} hours per month, for at least ${months} months.`)).toBeTruthy();
  });

  it('shows the minimum commitment of the fatherhood program', () => {
    renderPage('/partner/volunteer/fatherhood');
    expect(screen.getByText(`At least ${volunteerFacts.fatherhoodMinimum.value.months} months.`)).toBeTruthy();
  });

  it('lists the event days only on the page of event support', () => {
    const [{ date, time } = { date: '', time: '' }] = volunteerFacts.eventDays.value;
    const areasWithDays = volunteerAreas.filter(({ path }) => {
      renderPage(path);
      const shown = screen.queryAllByText(`${date}, ${time}`);
      cleanup();
      return shown.length > 0;
    });
    expect(areasWithDays.map(({ path }) => path)).toEqual(['/partner/volunteer/events']);
  });
});
