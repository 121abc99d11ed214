/** @jest-environment node */
import { siteOrigin } from '@site/shared-data/siteFacts';
import { definePage } from './definePage';

const page = { path: '/events', title: 'Events', description: 'What is planned.', Page: () => null } as const;

describe('definePage', () => {
  it('adds the breadcrumbs to the structured data of a page, numbered from one and with full URLs', () => {
    const breadcrumbs = [
      { name: 'Home', path: '/' },
      { name: 'Events', path: '/events' },
    ];
    const itself = { '@type': 'ItemList' };
    expect(definePage({ ...page, breadcrumbs, structuredData: [itself] }).structuredData).toEqual([
      itself,
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteOrigin.value}/` },
          { '@type': 'ListItem', position: 2, name: 'Events', item: `${siteOrigin.value}/events` },
        ],
      },
    ]);
  });

  it('returns the page unchanged if it has no breadcrumbs', () => {
    expect(definePage(page)).toEqual(page);
  });
});
