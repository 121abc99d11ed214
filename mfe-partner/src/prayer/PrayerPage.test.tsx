import { prayerTopics } from '@site/shared-data/prayerTopics';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrayerPage } from './PrayerPage';

describe('PrayerPage', () => {
  it('has a button for the prayer team under each topic', () => {
    render(<PrayerPage />, { wrapper: MemoryRouter });
    for (const { title } of prayerTopics) {
      const card = screen.getByRole('heading', { name: title }).closest('li');
      if (!card) throw new Error(`No card for ${title}`);
      expect(within(card).getByRole('button', { name: 'Join Prayer Team' }).getAttribute('type')).toBe('button');
    }
  });

  it('shows the e-mail link before the buttons that are not available yet', () => {
    render(<PrayerPage />, { wrapper: MemoryRouter });
    const works = screen.getByRole('link', { name: 'Join by e-mail' });
    expect(works.getAttribute('href')).toMatch(/^mailto:/);
    for (const waits of screen.getAllByRole('button', { name: 'Join Prayer Team' })) {
      expect(works.compareDocumentPosition(waits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(waits.className).toContain('waiting');
    }
  });

  it('can be printed for a bulletin', () => {
    render(<PrayerPage />, { wrapper: MemoryRouter });
    expect(screen.getByRole('button', { name: 'Print for a bulletin' })).toBeTruthy();
    for (const { description } of prayerTopics)
      expect(screen.getByText(description).closest('.screen-only')).toBeNull();
    for (const button of screen.getAllByRole('button', { name: 'Join Prayer Team' }))
      expect(button.closest('.screen-only')).toBeTruthy();
  });

  it('says at each button that sign-up is not open, and how to join', () => {
    render(<PrayerPage />, { wrapper: MemoryRouter });
    const notes = screen.getAllByRole('button', { name: 'Join Prayer Team' }).map((button) => {
      const id = button.getAttribute('aria-describedby') ?? '';
      return document.getElementById(id);
    });
    expect(new Set(notes).size).toBe(prayerTopics.length);
    for (const note of notes) {
      expect(note?.textContent).toBe('Online sign-up is not open yet. To join, e-mail us.');
      expect(note?.querySelector('a')?.getAttribute('href')).toMatch(/^mailto:/);
    }
  });
});
