import { render, screen } from '@testing-library/react';
import { Answers } from './Answers';

describe('Answers', () => {
  it('pairs each question with its visible answer', () => {
    const { container } = render(<Answers answers={[{ question: 'Can my partner come?', answer: 'Yes.' }]} />);
    expect(screen.getByRole('term').textContent).toBe('Can my partner come?');
    expect(screen.getByRole('definition').textContent).toBe('Yes.');
    expect(container.querySelector('details')).toBeNull();
  });
});
