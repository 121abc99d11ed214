import type { Section } from '@site/section/Section';
import { sectionFault } from './sectionFault';

const page = { path: '/events', title: 'Events', description: 'What is on.', Page: () => null };
const withPage = (change: object) => ({ contract: 1, pages: [{ ...page, ...change }] }) as unknown as Section;

describe('sectionFault', () => {
  it('finds none in a section of the contract', () => {
    expect(sectionFault(withPage({}), 1)).toBeNull();
  });

  it.each([
    [undefined, "section.ts exports no 'section'"],
    [withPage({ path: undefined }), 'pages[0] has no path'],
    [withPage({ title: ' ' }), '/events has no title'],
    [withPage({ description: 7 }), '/events has no description'],
    [withPage({ Page: 'div' }), '/events has no Page'],
    [withPage({ path: '/Events' }), "'/Events' is not an address of a page"],
    [withPage({ files: [{ path: '/a.ics' }] }), '/events has a file without path, type or text'],
    [
      withPage({ files: [{ path: '/../a.ics', type: 'text/calendar', text: () => '' }] }),
      "/events: the file '/../a.ics' is not an address of a file",
    ],
    [{ contract: 1, pages: [] } as unknown as Section, 'section.ts lists no pages'],
  ])('names the page and the remedy (%#)', (section, fault) => {
    expect(sectionFault(section, 1)).toContain(fault);
    expect(sectionFault(section, 1)).toContain('; ');
  });

  it('refuses another contract than the shell speaks', () => {
    expect(sectionFault(withPage({}), 2)).toContain('built for contract 1, this site speaks 2; rebuild it');
  });
});
