import { donateNow, footerGroups, navigation } from './navigation';
import { paths } from './paths';

describe('navigation', () => {
  it('is the menu of the specification', () => {
    const menu = navigation.map((item) =>
      'links' in item
        ? `${item.label}: ${item.links.map(({ label, path }) => `${label} ${path}`).join(', ')}`
        : `${item.label} ${item.path}`,
    );
    expect(menu).toEqual([
      'About: Mission /about, History /about/history, Team /about/team',
      'Events /events',
      'Partner: Volunteer /partner/volunteer, Donate /partner/donate',
      'Contact /contact',
    ]);
    expect(donateNow).toEqual({ label: 'Donate Now', path: '/give' });
  });

  it('says in one line what waits behind each entry of a drop-down', () => {
    for (const item of navigation) {
      if ('links' in item) {
        expect(item.links.every(({ hint }) => hint !== undefined && hint.length <= 40)).toBe(true);
      }
    }
  });
});

describe('footerGroups', () => {
  it('are four, and no entry stands twice', () => {
    const footerPaths = footerGroups.flatMap(({ links }) => links.map(({ path }) => path));
    expect(footerGroups).toHaveLength(4);
    expect(new Set(footerPaths).size).toBe(footerPaths.length);
  });

  it('lead to every page but home, the second events list and the volunteer pages', () => {
    const linked = footerGroups.flatMap(({ links }) => links.map(({ path }) => path));
    const elsewhere = [
      paths.home,
      paths.partnerEvents,
      paths.volunteerClinic,
      paths.volunteerFamilyCenter,
      paths.volunteerFatherhood,
      paths.volunteerEvents,
    ];
    expect([...linked, ...elsewhere].toSorted()).toEqual(Object.values(paths).toSorted());
  });
});
