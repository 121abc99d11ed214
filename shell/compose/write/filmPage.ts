import { claims } from '@site/shared-data/claims';
import { historyFacts } from '@site/shared-data/facts/about';
import { paths } from '@site/shared-data/paths';
import { sampleFilm } from '@site/shared-data/sampleFilm';
import { org } from '@site/shared-data/siteFacts';
import { UserError } from '../../system/UserError';
import { escapeHtml, plainDocument } from './siteTexts';

/** Returns the captions of the film, one for each scene. They tell the story with the facts. */
const lines = (): readonly string[] => [
  historyFacts.why.value,
  `In ${org.foundedIn.value} it began as ${org.foundedAs.value}.`,
  `Then came ${claims.years.value}, in ${org.place.value}.`,
  `Today it is ${org.name.value}.`,
];

/** Returns a time for WebVTT, such as '00:04.000'. Films are shorter than a minute. */
const cueTime = (seconds: number) => `00:${seconds.toFixed(3).padStart(6, '0')}`;

/** Returns the captions of the film (W3C WebVTT). Each one lasts as long as its scene. */
export function filmCaptions(): string {
  const { scenes, seconds } = sampleFilm;
  const cues = lines().map((line, place) => {
    const [begins, ends] = [scenes[place] ?? 0, scenes[place + 1] ?? seconds];
    return `${cueTime(begins + 0.3)} --> ${cueTime(ends - 0.1)}\n${escapeHtml(line)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/**
 * The film is silent, so it may start in the frame, which the visitor opened with a press. With reduced motion, it waits for
 * its own button.
 */
const script =
  "if(location.hash&&!matchMedia('(prefers-reduced-motion:reduce)').matches)document.querySelector('video').play().catch(()=>{})";

// The pages of the site fade into each other. Chromium reports an error in a document with scripts that does not take part.
const style =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}body{margin:0;background:#0e3535;color:#fffbf5;font:1.0625rem/1.6 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:1rem}a{color:inherit}video{display:block;width:100%;height:auto;background:#000}video:target{position:fixed;inset:0;height:100%}body:has(video:target){overflow:hidden}';

/**
 * Returns the page of the film. It plays in a frame on the page of the story. Outside a frame, it also shows the
 * captions as text.
 * @param files the names of the film's files in the folder of images.
 */
export function filmPage(files: readonly string[]): string {
  const { width, height, captionsPath, frameId } = sampleFilm;
  const file = (ending: string) => {
    const found = files.find((name) => name.startsWith('story-film.') && name.endsWith(ending));
    if (!found)
      throw new UserError(`shell/static/images has no story-film file that ends in ${ending}; run npm run pictures`);
    return `/images/${found}`;
  };
  const main = [
    '<h1>Our story: a sample film</h1>',
    `<video id="${frameId}" controls muted playsinline preload="metadata" width="${width}" height="${height}" poster="${file('.webp')}" aria-label="Our story, a silent film with captions">`,
    `<source src="${file('.webm')}" type="video/webm"><source src="${file('.mp4')}" type="video/mp4">`,
    `<track kind="captions" src="${captionsPath}" srclang="en" label="English" default>`,
    '</video>',
    ...lines().map((line) => `<p>${escapeHtml(line)}</p>`),
    `<p><a href="${paths.history}">Back to our story</a></p>`,
    `<script>${script}</script>`,
  ];
  return plainDocument('Our story: a sample film', `<style>${style}</style>`, main.join('\n'));
}
