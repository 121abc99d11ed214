import { siteOrigin } from '@site/shared-data/siteFacts';
import { definePage } from './definePage';

const page = { path: '/events', title: 'Events', description: 'What is planned.', Page: () => null } as const;

describe('definePage', () => {
  it('adds the breadcrumbs to the structured data of a page: counted from one, with whole addresses, after its own', () => {
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

  it('is the page alone without breadcrumbs', () => {
    expect(definePage(page)).toEqual(page);
  });
});
