import { videoEmbedUrl, videoUrl } from './video';

describe('videoUrl', () => {
  it('leads to the page of the video', () => {
    expect(videoUrl('abc_123')).toBe('https://www.youtube.com/watch?v=abc_123');
  });
});

describe('videoEmbedUrl', () => {
  it('stays on its host whatever the id', () => {
    expect(videoEmbedUrl('../a?b')).toBe('https://www.youtube-nocookie.com/embed/..%2Fa%3Fb');
  });
});
