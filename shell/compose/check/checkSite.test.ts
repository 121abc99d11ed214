/** @jest-environment node */
import { sharedPicture } from '../render/pictures';
import type { Rendered } from '../render/Site';
import { checkSite, type CheckOptions } from './checkSite';
import { rehearse } from './rehearse';

jest.mock('./rehearse', () => ({ rehearse: jest.fn() }));
jest.mock('./siteNotes', () => ({ siteNotes: async () => [] }));

const shell = { name: 'shell', release: { assets: [sharedPicture({}, []).slice(1)], folder: '' } };
const section = (name: string, entry = '') => ({
  ...{ name, shell, release: { assets: [], folder: '' }, data: { events: [] } },
  files: [{ path: `/${name}/dates.ics`, text: entry }],
});
const page = (address: string, owner: string, others: object = {}) => ({
  ...{ address, owner, links: [], images: [], names: [], mark: null, html: '' },
  head: { title: `Title of ${address}`, description: '', structuredData: [] },
  ...others,
});

/** Checks a site of two sections with these pages of club. */
const checked = (more: readonly object[], options: Partial<CheckOptions> = {}, entry = '', mode = 'demo') => {
  const sections = [section('library', entry), section('club', entry)];
  const pages = [page('/', 'shell'), page('/library', 'library'), page('/club', 'club'), ...more];
  const sample = { name: 'fee', status: 'sample', knownBy: 'office', pages: ['/club'] };
  const content = { samples: [sample], disguised: [], dated: [], notes: [] };
  const moment = { origin: 'https://a.example', mode, content };
  const site = { shell, sections, pages, files: [], demo: false, frameLinks: [], ...moment };
  const rules = { changed: new Set(['club']), pagesBefore: new Map(), deadBefore: new Set(), dropPages: false };
  const others = { required: new Set(), isRollback: false };
  return checkSite(site as unknown as Rendered, { ...rules, ...others, ...options } as CheckOptions);
};

const entry = ['BEGIN:VEVENT', 'UID:1', 'SUMMARY:A', 'END:VEVENT', ''].join('\r\n');
const sameTitle = { title: 'Title of /library', description: '', structuredData: [] };

describe('checkSite', () => {
  it('accepts a site without a conflict, and rehearses it', async () => {
    expect((await checked([page('/fair', 'club')])).pages).toHaveLength(4);
    expect(rehearse).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['an address of another section', [page('/library', 'club')], '/library belongs to library already'],
    ['sample text', [page('/fair', 'club', { mark: { words: '555', name: 'a number' } })], "/fair says '555'"],
    ['a picture that is missing', [page('/fair', 'club', { images: ['/images/a.avif'] })], 'images/a.avif is shown'],
    ['the title of another page', [page('/fair', 'club', { head: sameTitle })], '/fair has the title of /library'],
    ['a dead link', [page('/fair', 'club', { links: [{ href: '/x', label: '' }] })], '/fair links to /x'],
  ])('refuses %s', async (_, pages, words) => {
    await expect(checked(pages)).rejects.toThrow(`club: ${words}`);
  });

  it('refuses a calendar entry with the UID of another section', async () => {
    await expect(checked([], {}, entry)).rejects.toThrow("club: /club/dates.ics has an entry with the UID '1'");
  });

  it('refuses samples on pages that are requested for a live site, unless they are rolled back', async () => {
    const required = new Set(['club']);
    await expect(checked([], { required }, '', 'live')).rejects.toThrow('office: fee');
    await checked([], { required }, '', 'demo');
    await checked([], { required: new Set(['library']) }, '', 'live');
    await checked([], { required, isRollback: true }, '', 'live');
  });

  it('lets a rollback leave dead links, and rehearses nothing', async () => {
    jest.mocked(rehearse).mockClear();
    const dead = page('/fair', 'club', { links: [{ href: '/x', label: '' }] });
    const { deadLinks } = await checked([dead], { isRollback: true });
    expect(deadLinks).toHaveLength(1);
    expect(rehearse).not.toHaveBeenCalled();
  });
});
