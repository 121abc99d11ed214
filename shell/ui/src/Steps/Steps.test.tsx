import { render, screen } from '@testing-library/react';
import { Steps } from './Steps';

describe('Steps', () => {
  it('lists them in order', () => {
    render(<Steps steps={[{ title: 'Pick a date', text: 'Any week is good.' }, { title: 'Tell us' }]} />);
    expect(screen.getByRole('list').tagName).toBe('OL');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first?.textContent).toBe('Pick a dateAny week is good.');
    expect(second?.textContent).toBe('Tell us');
  });
});
