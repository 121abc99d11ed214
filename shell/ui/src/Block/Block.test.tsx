import { render, screen } from '@testing-library/react';
import { Block } from './Block';

describe('Block', () => {
  it('has a heading, and an id for links', () => {
    const { container } = render(
      <Block heading="Your first visit" id="first-visit" tone="sage">
        <p>You arrive, and someone kind greets you.</p>
      </Block>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Your first visit' })).toBeTruthy();
    expect(container.querySelector('#first-visit')?.className).toContain('sage');
  });

  it('works without a heading', () => {
    render(<Block>Words</Block>);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
