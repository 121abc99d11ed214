import { impactPath } from '@site/shared-data/siteFacts';
import { existsSync, readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import path from 'node:path';
import { row, type Row } from './Row';

const addresses = `
  / /about /about/history /about/team /contact /partner /partner/volunteer /partner/volunteer/clinic
  /partner/volunteer/family-center /partner/volunteer/fatherhood /partner/volunteer/events /partner/events /events
  /events/walk-for-life /events/hope-gala /events/baby-bottle-boomerang /partner/prayer /partner/donate /blog /give
  /welcome /services/clinic /services/parenting /services/adoption /services/counseling /supply-drive /monthly-partner
  /${impactPath.value}`
  .trim()
  .split(/\s+/);

/** Links of the specification: the page, the text of the link, and its target. */
const links: readonly (readonly [page: string, words: string, to: RegExp | string])[] = [
  ['/', 'Donate Now', '/give'],
  ['/', 'Learn More', '/welcome'],
  ['/contact', 'Compose Email', /^mailto:.*[?&]subject=.*&body=/],
  ['/give', 'Send us a message', '/contact'],
  ['/events/hope-gala', 'Register Now', /^https:/],
  ['/404', 'Return to Home', '/'],
  ['/404', 'Contact Us', '/contact'],
];

/** The number of buttons on a page. */
const buttons: readonly (readonly [page: string, words: string, count: number])[] = [
  ['/partner/prayer', 'Join Prayer Team', 4],
  ['/events/walk-for-life', 'Registration Coming Soon', 1],
];

/** Text on a page. */
const words: readonly (readonly [page: string, words: string])[] = [
  ['/404', 'Page Not Found'],
  ['/404', "We're sorry, but the page you're looking for doesn't exist or has been moved."],
];

/**
 * Returns what the specification names on pages, with the values of a composed site.
 * @param site the folder that a host serves.
 */
export function pageRows(site: string): readonly Row[] {
  const documents = new Map<string, Document | null>();
  const documentOf = (address: string) => {
    const known = documents.get(address);
    if (known !== undefined) return known;
    const file = path.join(site, address === '/404' ? '404.html' : path.join(address, 'index.html'));
    const read = existsSync(file) ? new JSDOM(readFileSync(file, 'utf8')).window.document : null;
    documents.set(address, read);
    return read;
  };
  const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const all = (address: string, selector: string) => [...(documentOf(address)?.querySelectorAll(selector) ?? [])];
  const withWords = (address: string, selector: string, said: string) =>
    all(address, selector).filter((element) => textOf(element).startsWith(said));
  return [
    ...addresses.map((address) => row(`page ${address}`, 'there', documentOf(address) ? 'there' : 'none')),
    ...links.map(([page, said, to]) => {
      const found = withWords(page, 'a', said).map((link) => link.getAttribute('href') ?? '');
      const isThere = found.some((href) => (typeof to === 'string' ? href === to : to.test(href)));
      return row(`${page}: link '${said}'`, `to ${to}`, isThere ? `to ${to}` : found.join(', ') || 'none');
    }),
    ...buttons.map(([page, said, count]) =>
      row(`${page}: buttons '${said}'`, count, withWords(page, 'button', said).length),
    ),
    ...words.map(([page, said]) => {
      const text = (documentOf(page)?.body.textContent ?? '').replaceAll('’', "'");
      return row(`${page}: words`, said, text.includes(said) ? said : 'other words');
    }),
  ];
}
