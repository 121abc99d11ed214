/** @jest-environment node */
import { allKinds } from '@site/shared-data/schemas/kinds';
import { startFrom } from './startFrom';

const kindNamed = (name: string) => {
  const kind = allKinds.find((one) => one.name === name);
  if (!kind) throw new Error(name);
  return kind;
};
const supper = {
  id: 'supper-2025',
  title: 'Harvest Supper 2025',
  date: 'November 8, 2025',
  endDate: 'November 9, 2025',
  time: '6:00 PM',
  location: 'Town Hall',
  image: { name: 'event-gala', alt: 'Tables under lights in 2025.' },
  summary: 'A supper.',
  description: 'See you on November 8.',
  cost: 'Tickets for Saturday are free.',
  prices: [{ name: 'In 2025', dollars: 5 }],
  registration: 'Come.',
  registrationOpen: true,
  registrationUrl: 'https://tickets.test/supper-2025',
  requiresRegistration: true,
  detailPageUrl: '/events/harvest-supper-2025',
  shownFrom: 'October 1, 2025',
  source: { status: 'own' },
};

describe('startFrom', () => {
  it('proposes the name and address of the next event, keeps the picture, and omits the days', () => {
    const { value, leftOut } = startFrom(kindNamed('events'), supper, [supper], '2026-03-01');
    expect(value).toEqual({
      id: 'supper-2026',
      title: 'Harvest Supper 2026',
      date: '',
      time: '6:00 PM',
      location: 'Town Hall',
      image: { name: 'event-gala' },
      summary: 'A supper.',
      prices: [{ dollars: 5 }],
      registrationOpen: false,
      requiresRegistration: true,
      detailPageUrl: '/events/harvest-supper-2026',
    });
    expect(JSON.stringify(value)).not.toContain('2025');
    expect(leftOut.map(([field]) => field)).toEqual([
      'Image',
      'Description',
      'Cost',
      'Prices',
      'Registration',
      'Registration url',
    ]);
  });

  it('names the next year if the day is over, and adds a number if that name exists', () => {
    const next = { ...supper, id: 'supper-2027', title: 'harvest supper 2027' };
    const { value } = startFrom(kindNamed('events'), supper, [supper, next], '2026-11-20');
    expect(value).toMatchObject({ id: 'supper-2027-2', title: 'Harvest Supper 2027 (2)' });
  });

  it('adds the year to a name without one, and moves both years of a period', () => {
    const plain = { ...supper, id: 'supper', title: 'Harvest Supper', detailPageUrl: '/events/supper' };
    expect(startFrom(kindNamed('events'), plain, [plain], '2026-03-01').value).toMatchObject({
      id: 'supper-2026',
      title: 'Harvest Supper 2026',
      detailPageUrl: '/events/supper-2026',
    });
    const season = { ...supper, title: 'Suppers 2025–2026' };
    expect(startFrom(kindNamed('events'), season, [season], '2026-03-01').value['title']).toBe('Suppers 2026–2027');
  });

  it('starts a post in this year, and copies the role of a person', () => {
    const post = { id: 'door', title: 'Our door', summary: 'It is open.', date: '2024-03-15', author: 'Ada' };
    expect(startFrom(kindNamed('blogPosts'), post, [post], '2026-03-01').value).toMatchObject({
      id: 'door-2026',
      title: 'Our door 2026',
      date: '',
    });
    const nurse = { name: 'Bo Sample', title: 'Nurse', bio: 'Since 2019.' };
    expect(startFrom(kindNamed('staff'), nurse, [nurse], '2026-03-01').value).toEqual({
      ...nurse,
      name: 'Bo Sample (2)',
    });
  });
});
