/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { deadLinks, internalLinks, linkText, newLinks, onceEach } from './followLinks';
import { exampleSite } from '../../hosts/exampleSite';

const origin = 'https://www.example.org';
const page = (main: string, footer = '') => `<!doctype html><main>${main}</main><footer>${footer}</footer>`;

let site: string | undefined;
afterEach(() => site && rm(site, { recursive: true, force: true }));

/** What is said of the dead links of a site with these pages of the section of events. */
async function said(files: Readonly<Record<string, string>>): Promise<string[]> {
  site = await exampleSite(undefined, { 'index.html': page(''), 'events/hope-gala.ics': '', ...files });
  const pages = Object.keys(files).map((file) => ({
    address: file === '404.html' ? '*' : `/${file.replace('/index.html', '')}`,
    owner: 'events',
  }));
  return onceEach(await deadLinks(site, await internalLinks(site, pages, origin))).map(linkText);
}

describe('deadLinks', () => {
  it('finds none among links to pages, files and other sites', async () => {
    const links = ['/', '/events', '/events/', '/events#next', '#next', '?all', 'events', '/events/hope-gala.ics'];
    const others = [
      'https://elsewhere.example/nope',
      '//elsewhere.example/nope',
      'mailto:a@b.example',
      'tel:1',
      `${origin}/events`,
    ];
    const main = [...links, ...others].map((href) => `<a href="${href}">Go</a>`).join('');
    expect(await said({ 'events/index.html': page(main) })).toEqual([]);
  });

  it.each([
    ['<a href="/nope">Learn  <b>more</b></a>', "events: /events links to /nope ('Learn more')"],
    ['<a href="/nope" aria-label="More"><svg></svg></a>', "events: /events links to /nope ('More')"],
    ['<a href="/nope?a=b#c">Go</a>', "events: /events links to /nope?a=b#c ('Go')"],
    ['<a href="nope">Go</a>', "events: /events links to nope ('Go')"],
    [`<a href="${origin}/nope">Go</a>`, `events: /events links to ${origin}/nope ('Go')`],
    ['<map><area href="/nope" alt=""></map>', 'events: /events links to /nope'],
    ['<a href="/nope.pdf">Go</a>', "events: /events links to /nope.pdf ('Go')"],
    ['<a href="/%E0%A4%A">Go</a>', "events: /events links to /%E0%A4%A ('Go')"],
    ['<a href=/a&amp;b>Go</a>', "events: /events links to /a&b ('Go')"],
  ])('names the page, the link and its words: %s', async (main, line) => {
    expect(await said({ 'events/index.html': page(main) })).toEqual([line]);
  });

  it('names a link of the frame once, as the shell’s', async () => {
    const html = page('', '<a href="/nope">Go</a>');
    expect(await said({ 'events/index.html': html, '404.html': html })).toEqual([
      "shell: /events links to /nope ('Go')",
    ]);
  });
});

describe('newLinks', () => {
  const link = { owner: 'events', page: '/events', href: '/nope', leadsTo: '/nope', words: '' };

  it('knows a link again on another page, and not one of another package', () => {
    expect(newLinks([{ ...link, page: '/events/gala' }], [link])).toEqual([]);
    expect(newLinks([link], [{ ...link, owner: 'about' }])).toEqual([link]);
  });
});
