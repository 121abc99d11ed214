import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageHeader } from './PageHeader';

describe('PageHeader', () => {
  it('has the main heading of the page, which can receive the focus', () => {
    render(<PageHeader title="Our mission" lead="What we do and why." />);
    const heading = screen.getByRole('heading', { level: 1, name: 'Our mission' });
    heading.focus();
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('What we do and why.')).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows the breadcrumbs', () => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'About', path: '/about' },
      { name: 'History', path: '/about/history' },
    ];
    render(<PageHeader title="Our story" breadcrumbs={trail} />, { wrapper: MemoryRouter });
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'About' }).getAttribute('href')).toBe('/about');
    expect(screen.getByText('History').getAttribute('aria-current')).toBe('page');
  });

  it('loads its picture with high priority', () => {
    render(<PageHeader title="Our story" picture={{ name: 'history', alt: 'An old house' }} />);
    expect(screen.getByRole('img', { name: 'An old house' }).getAttribute('fetchpriority')).toBe('high');
  });
});
