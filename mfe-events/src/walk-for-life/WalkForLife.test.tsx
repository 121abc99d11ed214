import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { evening, run } from '../fixtureEvents';
import { walkAndRun, WalkForLife } from './WalkForLife';

const walk = {
  ...run,
  shirtDollars: 120,
  prices: [
    { name: 'The stroll', dollars: 0, text: 'Around the pond.' },
    { name: 'The dash', dollars: 12.5 },
  ],
};
const figures = ['The stroll', 'Free', 'Around the pond.', 'The dash', '$12.50', '$120 raised'];

const show = (event: typeof run) => render(<WalkForLife event={event} />, { wrapper: MemoryRouter }).container;

describe('WalkForLife', () => {
  it('shows the prices of its entry, and the amount for a T-shirt', () => {
    const words = show(walk).textContent;
    for (const figure of [...figures, 'Raise $120 or more, and a T-shirt is yours.']) expect(words).toContain(figure);
  });

  it('leaves out prices and T-shirts that its entry does not name', () => {
    const words = show(evening).textContent;
    expect(words).toContain('Small gifts add up.');
    expect(words).not.toMatch(/choose your way|\$|T-shirt/i);
    expect(walkAndRun(evening)).toBeNull();
  });
});

describe('walkAndRun', () => {
  it('still shows them after the day, without invitations to raise support or to help', () => {
    const { container } = render(walkAndRun(walk)?.content);
    for (const figure of figures) expect(container.textContent).toContain(figure);
    expect(container.textContent).not.toMatch(/set a goal|how to raise|help on the day|you can/i);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
