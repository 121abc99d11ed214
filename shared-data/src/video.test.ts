/** @jest-environment node */
import { videoEmbedUrl, videoUrl } from './video';

describe('videoUrl', () => {
  it('contains the id of the video', () => {
    expect(videoUrl('abc_123')).toBe('https://www.youtube.com/watch?v=abc_123');
  });
});

describe('videoEmbedUrl', () => {
  it('encodes every id, so that it stays on its host', () => {
    expect(videoEmbedUrl('../a?b')).toBe('https://www.youtube-nocookie.com/embed/..%2Fa%3Fb');
  });
});
