/** @jest-environment node */
import type * as SiteFacts from '@site/shared-data/siteFacts';
import { prerenderPage, type PageToPrerender } from './entry.prerender';

jest.mock('@site/shared-data/siteFacts', () => {
  const facts = jest.requireActual<typeof SiteFacts>('@site/shared-data/siteFacts');
  return { ...facts, closures: { ...facts.closures, status: 'sample' } };
});

const facts: PageToPrerender['facts'] = {
  ...{ title: 'Home', description: '', canonical: '/', socialImage: '', structuredData: [], alternates: [] },
  ...{ listed: false, styles: [], preloads: [], wholeStyles: [], fonts: [] },
  shellScript: { url: '/shell.js', integrity: '' },
};

describe('prerenderPage', () => {
  it('prerenders the holidays that hydration reads from the registry of the page', async () => {
    const html = (day: PageToPrerender['registry']['day']) =>
      prerenderPage({ address: '/', registry: { day, demo: false, sections: [], events: [] }, sections: [], facts });
    // Thanksgiving, and the day before.
    expect(await html('2026-11-26')).toContain('<p class="state special"');
    expect(await html('2026-11-25')).toContain('<p class="state"');
  });
});
