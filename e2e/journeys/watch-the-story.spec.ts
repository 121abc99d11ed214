import { expect, test, type Page } from '@playwright/test';
import { paths } from '@site/shared-data/paths';
import { sampleFilm } from '@site/shared-data/sampleFilm';
import { documentAt, presentIn } from '../fixtures/page/addresses';
import { listen, open } from '../fixtures/page/page';

const [story] = presentIn([paths.history]);
const isFilmShown = story !== undefined && documentAt(story).includes(`href="${sampleFilm.path}"`);
test.skip(!isFilmShown, 'the site does not show its own film');

/** Opens the story and presses its button. Returns the film in its frame. */
async function play(page: Page) {
  await open(page, paths.history);
  await page.getByRole('button', { name: 'Play the video' }).click();
  return page.frameLocator('main iframe').locator('video');
}

test('the film of the story loads after a press, in a frame of this site, and plays with captions', async ({
  page,
}) => {
  const messages = listen(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await open(page, paths.history);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith(sampleFilm.path) || /\.(webm|mp4|vtt)$/.test(path))).toEqual([]);
  const film = await play(page);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime > 0]))
    .toEqual([false, true]);
  const cues = await film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length);
  expect(cues).toBe(sampleFilm.scenes.length);
  expect(messages).toEqual([]);
});

test('with reduced motion, the film waits for its own button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const film = await play(page);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.controls])).toEqual([true, true]);
});
