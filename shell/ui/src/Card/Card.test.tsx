import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Card } from './Card';

describe('Card', () => {
  it('has one link to its page, named after its title', () => {
    render(<Card title="Hope Gala" to="/events/hope-gala" badge={<Badge>Registration Open</Badge>} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Hope Gala' })).toBeTruthy();
    expect(screen.getByText('Registration Open')).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Learn More about Hope Gala' });
    expect(link.getAttribute('href')).toBe('/events/hope-gala');
  });

  it('does not repeat a title that the link text contains', () => {
    render(<Card title="Parenting" to="/services/parenting" linkText="About Parenting" />, { wrapper: MemoryRouter });
    const link = screen.getByRole('link', { name: 'About Parenting' });
    expect(link.textContent).toBe('About Parenting');
  });

  it('requests a smaller picture in a grid with more columns', () => {
    const picture = { name: 'not-found', alt: '' } as const;
    const { container, rerender } = render(<Card title="Hope Gala" picture={picture} />);
    const sizes = () => container.querySelector('source')?.sizes;
    expect(sizes()).toMatch(/23rem/);
    rerender(<Card title="Hope Gala" picture={picture} columns={2} />);
    expect(sizes()).toMatch(/35rem/);
    rerender(<Card title="Hope Gala" picture={picture} columns={4} />);
    expect(sizes()).toMatch(/17rem/);
  });

  it('has no link without an address', () => {
    render(<Card title="Walk 4 Life" />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows its own buttons', () => {
    render(<Card title="Clinic" headingLevel={2} actions={<Button to="/contact">Contact Us</Button>} />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByRole('heading', { level: 2 })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact Us' })).toBeTruthy();
  });
});
