import { links } from '@site/shared-data/siteFacts';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CounselingPage } from './CounselingPage';

describe('CounselingPage', () => {
  it('sends no referrer to the support site', () => {
    render(<CounselingPage />, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: 'Visit the support site (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe(links.afterAbortionSupport.value);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  it('links to 988 beside the first text, before the list of all lines', () => {
    render(<CounselingPage />, { wrapper: MemoryRouter });
    const welcome = screen.getByRole('heading', { name: 'You are welcome here' }).parentElement;
    if (!welcome) throw new Error('no welcome');
    expect(within(welcome).getByRole('link', { name: '988' }).getAttribute('href')).toBe('tel:988');
  });
});
