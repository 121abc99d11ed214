import { validateSection } from './validateSection';

// What the guarded process tells where a function was.
const aFunction = { isFunction: true };
const page = { path: '/events', title: 'Events', description: 'What is on.', Page: aFunction };
const section = { contract: 2, requires: { react: '^19.0.0' }, pages: [page] };
const withPage = (change: object) => ({ ...section, pages: [{ ...page, ...change }] });

describe('validateSection', () => {
  it('finds nothing wrong with a section of the contract', () => {
    const files = [{ path: '/events/gala.ics', type: 'text/calendar', text: aFunction }];
    expect(validateSection(withPage({ files }), 2)).toBeNull();
  });

  it.each([
    [null, "section.ts exports no 'section'"],
    [{ ...section, requires: undefined }, 'section.ts requires nothing'],
    [{ ...section, requires: { react: 'nineteen' } }, "section.ts requires react 'nineteen'"],
    [withPage({ path: undefined }), 'pages[0] has no path'],
    [withPage({ title: ' ' }), '/events has no title'],
    [withPage({ title: aFunction }), '/events has no title'],
    [withPage({ description: 7 }), '/events has no description'],
    [withPage({ Page: 'div' }), '/events has no Page'],
    [withPage({ path: '/Events' }), "'/Events' is not an address of a page"],
    [withPage({ files: 'a.ics' }), '/events has files that are no list'],
    [withPage({ files: [{ path: '/a.ics' }] }), '/events has a file without path, type or text'],
    [
      withPage({ files: [{ path: '/../a.ics', type: 'text/calendar', text: aFunction }] }),
      "/events: the file '/../a.ics' is not an address of a file",
    ],
    [{ ...section, pages: [] }, 'section.ts lists no pages'],
    [{ ...section, pages: [null] }, 'pages[0] has no path'],
    [{ ...section, events: [{ title: 'Gala' }] }, "the announced event 'Gala' has the path undefined"],
  ])('names the page and the remedy (%#)', (told, fault) => {
    expect(validateSection(told, 2)).toContain(fault);
    expect(validateSection(told, 2)).toContain('; ');
  });

  it('refuses another contract than the shell speaks', () => {
    expect(validateSection(section, 3)).toContain('built for contract 2, this site speaks 3; rebuild it');
  });
});
