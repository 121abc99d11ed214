import { sampleFilm } from '@site/shared-data/sampleFilm';
import { embeds } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoryVideo } from './StoryVideo';

describe('StoryVideo', () => {
  afterEach(() => jest.restoreAllMocks());

  it('plays the site’s own film after a press while the clinic’s video is a sample, and says so', async () => {
    jest.replaceProperty(embeds, 'videoId', { value: 'abc', status: 'sample', knownBy: 'office' });
    const { container } = render(<StoryVideo />);
    expect(container.innerHTML).not.toMatch(/youtube|<video|<iframe/i);
    expect(container.textContent).toMatch(/sample/);
    expect(screen.getByRole('link').getAttribute('href')).toBe(sampleFilm.path);
    await userEvent.click(screen.getByRole('button', { name: 'Play the video' }));
    expect(screen.getByTitle('Video: our story').getAttribute('src')).toBe(`${sampleFilm.path}#${sampleFilm.frameId}`);
  });

  it('plays the clinic’s own video if there is one', () => {
    jest.replaceProperty(embeds, 'videoId', { value: 'abc', status: 'spec' });
    render(<StoryVideo />);
    expect(screen.getByRole('button', { name: 'Play the video' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://www.youtube.com/watch?v=abc');
  });
});
