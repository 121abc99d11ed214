import { embeds } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { StoryVideo } from './StoryVideo';

describe('StoryVideo', () => {
  afterEach(() => jest.restoreAllMocks());

  it('asks for no video while the clinic has supplied none, and says so', () => {
    jest.replaceProperty(embeds, 'videoId', { value: 'abc', status: 'sample', knownBy: 'office' });
    const { container } = render(<StoryVideo />);
    expect(container.textContent).toContain('once the clinic supplies it');
    expect(container.innerHTML).not.toMatch(/youtube|button/i);
  });

  it('offers the clinic’s own', () => {
    jest.replaceProperty(embeds, 'videoId', { value: 'abc', status: 'spec' });
    render(<StoryVideo />);
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc');
  });
});
