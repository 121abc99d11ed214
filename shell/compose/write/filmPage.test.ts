/** @jest-environment node */
import { historyFacts } from '@site/shared-data/facts/about';
import { sampleFilm } from '@site/shared-data/sampleFilm';
import { filmCaptions, filmPage } from './filmPage';

const seconds = (time: string) => Number(time.replace('00:', ''));

describe('filmCaptions', () => {
  afterEach(() => jest.restoreAllMocks());

  it('follow each other, each within its scene', () => {
    const times = [...filmCaptions().matchAll(/^(00:\d\d\.\d{3}) --> (00:\d\d\.\d{3})$/gm)].map(
      ([, from = '', to = '']) => [seconds(from), seconds(to)],
    );
    expect(filmCaptions().startsWith('WEBVTT\n\n')).toBe(true);
    expect(times).toHaveLength(sampleFilm.scenes.length);
    times.forEach(([from = 0, to = 0], place) => {
      expect(from).toBeGreaterThanOrEqual(sampleFilm.scenes[place] ?? 0);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(sampleFilm.scenes[place + 1] ?? sampleFilm.seconds);
    });
  });

  it('escape text that would begin a tag or end a cue', () => {
    jest.replaceProperty(historyFacts, 'why', { value: 'Love & <b>care</b> --> now', status: 'spec' });
    expect(filmCaptions()).toContain('Love &amp; &lt;b&gt;care&lt;/b&gt; --&gt; now');
  });
});

describe('filmPage', () => {
  const page = filmPage(['story-film.1.mp4', 'story-film.1.webm', 'story-film.1.webp']);

  it('offers both forms of the film with captions, and does not start on its own', () => {
    expect(page).toContain('<source src="/images/story-film.1.webm" type="video/webm">');
    expect(page).toContain('<source src="/images/story-film.1.mp4" type="video/mp4">');
    expect(page).toContain(`<track kind="captions" src="${sampleFilm.captionsPath}"`);
    expect(page).not.toContain('autoplay');
  });

  it('fades in as pages do, or Chromium would report an error after the link to it', () => {
    expect(page).toContain('@view-transition{navigation:auto}');
  });

  it('is not listed by search engines, and has text for people who do not see the film', () => {
    expect(page).toContain('<meta name="robots" content="noindex">');
    expect(page).toContain(`<p>${historyFacts.why.value}</p>`);
  });
});
