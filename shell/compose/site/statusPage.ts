import type { LiveSite } from './LiveSite';

const row = (cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page for the people who keep the site: which release of each section is live, and since when. The same as status.json. */
export function statusPage({ composed, packages }: LiveSite): string {
  const rows = packages.map(({ name, version, since, earlier, origin }) =>
    row([name, version, since, earlier[0]?.version ?? '–', origin ? escapeText(origin) : 'this site']),
  );
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
    '<table>',
    '<thead><tr><th scope="col">Section</th><th scope="col">Live release</th><th scope="col">Since</th><th scope="col">Before</th><th scope="col">Script from</th></tr></thead>',
    `<tbody>${rows.join('')}</tbody>`,
    '</table>',
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
