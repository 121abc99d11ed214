import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './Button';

describe('Button', () => {
  it('links to an address of the site', () => {
    render(<Button to="/give">Donate Now</Button>, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Donate Now' }).getAttribute('href')).toBe('/give');
  });

  it('announces that it opens a new tab, and sends no referrer', () => {
    render(
      <Button href="https://example.org/register" newTab>
        Register Now
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Register Now (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noreferrer');
  });

  it('appends the subject to its accessible name', () => {
    render(
      <Button to="/events/hope-gala" about="Hope Gala">
        Learn More
      </Button>,
      { wrapper: MemoryRouter },
    );
    const link = screen.getByRole('link', { name: 'Learn More about Hope Gala' });
    expect(link.textContent).toBe('Learn More about Hope Gala');
  });

  it('opens a telephone link in the same tab', () => {
    render(<Button href="tel:+13345550142">Call us</Button>);
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('target')).toBeNull();
  });

  it('calls its handler', async () => {
    const pressed = jest.fn();
    render(<Button onClick={pressed}>Copy</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('can look disabled, and remains available to screen readers', () => {
    render(<Button variant="waiting">Join Prayer Team</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Join Prayer Team' });
    expect(button.className).toContain('waiting');
    expect(button.disabled).toBe(false);
  });

  it('describes why it does nothing yet', () => {
    render(
      <>
        <Button disabled describedBy="why">
          Registration Coming Soon
        </Button>
        <p id="why">The date is not set.</p>
      </>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Registration Coming Soon' });
    expect(button.disabled).toBe(true);
    expect(button.getAttribute('aria-describedby')).toBe('why');
  });
});
