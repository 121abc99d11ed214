/** @jest-environment node */
import { speculationRules, type LinkedSite } from './speculationRules';

const page = (address: string, owner: string, isAlone = false) => ({
  ...{ address, owner, html: `<!doctype html><html lang="en"${isAlone ? ' data-alone=""' : ''}>` },
});
const shop = [page('/shop', 'shop'), page('/gift', 'shop', true)];
const news = [page('/', 'shell'), page('*', 'shell'), page('/news', 'news')];
const shell = {} as LinkedSite['shell'];
const sections = ['shop', 'news'].map((name) => ({ name, shell }));

/** Returns the conditions of each rule. */
function rulesOf(site: Partial<LinkedSite>) {
  const text = speculationRules({ pages: [...news, ...shop], shell, sections, ...site });
  const { prefetch } = JSON.parse(text ?? '{"prefetch":[]}') as { prefetch: { where: { and: unknown } }[] };
  return prefetch.map(({ where }) => where.and);
}

describe('speculationRules', () => {
  it('match links to pages that open alone, and on such a page the links to other sections', () => {
    expect(rulesOf({})).toEqual([
      [{ href_matches: ['/gift'] }, { not: { selector_matches: '[data-alone] a' } }],
      [
        { selector_matches: '[data-address="/gift"] a' },
        { href_matches: '/*' },
        { not: { href_matches: ['/', '/shop', '/gift'] } },
      ],
    ]);
  });

  it('match links to pages on an earlier shell', () => {
    const earlier = { name: 'news', shell: { ...shell } };
    expect(rulesOf({ pages: news, sections: [earlier] })).toEqual([
      [{ href_matches: ['/news'] }, { not: { selector_matches: '[data-alone] a' } }],
    ]);
  });

  it('are missing if no link opens a document', () => {
    expect(rulesOf({ pages: news })).toEqual([]);
  });
});
