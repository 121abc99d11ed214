import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { booksEntries } from './booksEntries';
import { BooksPage } from './BooksPage';

const renderPage = () => render(<BooksPage />, { wrapper: MemoryRouter });

describe('BooksPage', () => {
  it('has one main heading', () => {
    renderPage();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows every entry with its text', () => {
    renderPage();
    for (const { title, text } of booksEntries) {
      expect(screen.getByRole('heading', { name: title }).parentElement?.textContent).toBe(title + text);
    }
  });
});
