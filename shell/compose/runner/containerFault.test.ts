import { containerFault } from './containerFault';

const events = { path: '/events' as const, title: 'Events', description: 'What is on.' };
const gala = { path: '/events/gala' as const, title: 'Gala', description: 'Come.', canonical: '/events' };
const wanted = { contract: 2, requires: { react: '^19.0.0' }, pages: [events, gala] };

describe('containerFault', () => {
  it('finds none where both builds agree, whatever else only one of them has', () => {
    const pages = [gala, { path: '/events' as const, title: 'Events', Page: { isFunction: true } }];
    expect(containerFault({ ...wanted, pages, events: [] }, wanted)).toBeNull();
  });

  it.each([
    [null, "exposes no './section'"],
    [{ ...wanted, contract: 1 }, 'is built for contract 1, prerender.cjs for 2'],
    [{ ...wanted, requires: { react: '^20.0.0' } }, 'requires react ^20.0.0, prerender.cjs ^19.0.0'],
    [{ ...wanted, requires: {} }, 'requires react not at all, prerender.cjs ^19.0.0'],
    [{ ...wanted, pages: [events] }, 'has no page /events/gala, which prerender.cjs has'],
    [
      { ...wanted, pages: [...wanted.pages, { ...gala, path: '/events/ball' }] },
      'has a page /events/ball, which prerender.cjs has not',
    ],
    [
      { ...wanted, pages: [events, { ...gala, title: 'Ball' }] },
      "gives /events/gala the title 'Ball', prerender.cjs 'Gala'",
    ],
    [
      { ...wanted, pages: [events, { ...gala, canonical: undefined }] },
      "gives /events/gala the canonical undefined, prerender.cjs '/events'",
    ],
  ])('names the difference (%#)', (given, fault) => {
    expect(containerFault(given, wanted)).toContain(fault);
  });
});
