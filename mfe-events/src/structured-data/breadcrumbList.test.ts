import { breadcrumbList } from './breadcrumbList';

describe('breadcrumbList', () => {
  it('numbers the way from the front door', () => {
    const trail = [
      { name: 'Home', path: '/' },
      { name: 'Events', path: '/events' },
    ];
    expect(breadcrumbList(trail)['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.example.org/' },
      { '@type': 'ListItem', position: 2, name: 'Events', item: 'https://www.example.org/events' },
    ]);
  });
});
