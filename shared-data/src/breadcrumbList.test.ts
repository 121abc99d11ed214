import { breadcrumbList } from './breadcrumbList';
import { siteOrigin } from './siteFacts';

describe('breadcrumbList', () => {
  it('counts from one and gives whole addresses', () => {
    const list = breadcrumbList([
      { name: 'Home', path: '/' },
      { name: 'Events', path: '/events' },
    ]);
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${siteOrigin.value}/` },
      { '@type': 'ListItem', position: 2, name: 'Events', item: `${siteOrigin.value}/events` },
    ]);
  });
});
