import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ExitNote } from './ExitNote';
import { ExitThisPage } from './ExitThisPage';

const press = (key: string, shiftKey = false) => fireEvent.keyUp(document.body, { key, shiftKey });
const said = () => screen.getByRole('status').textContent;

describe('ExitThisPage', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(
      <>
        <ExitThisPage />
        <ExitNote />
      </>,
      { wrapper: MemoryRouter },
    );
  });
  afterEach(() => jest.useRealTimers());

  it('is a link to another site without a script, and tells it nothing', () => {
    const link = screen.getByRole('link', { name: 'Exit this page', description: /does not clear your history/ });
    expect(new URL(link.getAttribute('href') ?? '').protocol).toBe('https:');
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });

  it('says how many presses of Shift are left', () => {
    press('Shift');
    expect(said()).toBe('Shift, press 2 more times to exit.');
    press('Shift');
    expect(said()).toBe('Shift, press 1 more time to exit.');
  });

  it('forgets the presses after a pause, and with any other key', () => {
    press('Shift');
    act(() => void jest.advanceTimersByTime(5_001));
    expect(said()).toBe('');
    press('Shift');
    press('Tab');
    expect(said()).toBe('');
  });

  it.each(['mouseDown', 'wheel'] as const)('takes no Shift with the mouse (%s) for a press', (event) => {
    press('Shift');
    fireEvent[event](document.body, { shiftKey: true });
    press('Shift');
    expect(said()).toBe('');
    press('Shift');
    expect(said()).toBe('Shift, press 2 more times to exit.');
  });

  it('takes no capital letter for a press', () => {
    press('A', true);
    press('Shift');
    expect(said()).toBe('');
  });
});
