import { footerGroups, navigation } from './navigation';
import { paths } from './paths';

describe('navigation', () => {
  it('says in one line what waits behind each entry of a drop-down', () => {
    for (const item of navigation) {
      if ('links' in item) {
        expect(item.links.every(({ hint }) => hint !== undefined && hint.length <= 40)).toBe(true);
      }
    }
  });
});

describe('footerGroups', () => {
  const linked = footerGroups.flatMap(({ links }) => links.map(({ path }) => path));

  it('have no entry twice', () => {
    expect(new Set(linked).size).toBe(linked.length);
  });

  it('lead to every page but home, the second events list, the volunteer pages and those that are announced', () => {
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
