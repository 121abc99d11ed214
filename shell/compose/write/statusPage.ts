import type { LiveSite } from '../LiveSite';

const facts = (pairs: Readonly<Record<string, string>>) =>
  `<dl>${Object.entries(pairs)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')}</dl>`;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A page for the people who keep the site: which release of each section is live, and since when. The same as status.json.
 * Lists fit any window and any size of letters without a style.
 */
export function statusPage({ composed, packages }: LiveSite): string {
  const sections = packages.map(({ name, version, since, previous, origin }) => [
    `<h2>${name}</h2>`,
    facts({
      'Live release': version,
      Since: since,
      Before: previous[0]?.version ?? '–',
      'Script from': origin ? escapeText(origin) : 'this site',
    }),
  ]);
  return [
    '<!doctype html>',
    '<html lang="en-US">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<title>What is live</title>',
    '</head>',
    '<body>',
    '<main>',
    '<h1>What is live</h1>',
    `<p>Composed ${composed} (UTC). The same for programs: <a href="/status.json">status.json</a>.</p>`,
    ...sections.flat(),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
