import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ExitNote } from './ExitNote';
import { ExitThisPage } from './ExitThisPage';

describe('ExitThisPage', () => {
  const hidden = () => document.documentElement.hidden;

  beforeEach(() => {
    render(
      <>
        <ExitThisPage />
        <ExitNote />
      </>,
      { wrapper: MemoryRouter },
    );
  });
  afterEach(() => {
    document.documentElement.hidden = false;
  });

  it('is a link to another site without scripts, and sends no referrer', () => {
    const link = screen.getByRole('link', { name: 'Exit this page', description: /does not clear your history/ });
    expect(new URL(link.getAttribute('href') ?? '').protocol).toBe('https:');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  it('is described in whole sentences, each after a space', () => {
    const { textContent } = document.getElementById('about-exit') ?? document.body;
    expect(textContent).not.toMatch(/[.!?]\S|\s{2}/);
  });

  it('empties the page right away', () => {
    // jsdom cannot navigate, and logs an error.
    const said = jest.spyOn(console, 'error').mockImplementation(() => {});
    fireEvent.click(screen.getByRole('link', { name: 'Exit this page' }));
    said.mockRestore();
    expect(hidden()).toBe(true);
  });

  it('has no keyboard shortcut, because screen readers press Shift with their own keys', () => {
    for (let presses = 0; presses < 6; presses += 1) {
      fireEvent.keyDown(document.body, { key: 'Shift', shiftKey: true });
      fireEvent.keyUp(document.body, { key: 'Shift' });
    }
    expect(hidden()).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
