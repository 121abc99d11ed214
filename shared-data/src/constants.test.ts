import * as constants from './constants';

describe('constants', () => {
  it('are those of the specification', () => {
    expect(constants).toMatchObject({
      mobileBreakpoint: 768,
      compactAfterScroll: 20,
      cardStagger: 0.1,
      mapHeight: 400,
      eventColumns: 3,
      foundedYear: 1983,
      walkFee: 30,
      shirtAmount: 200,
      walkRoute: '1-mile route',
      clinicVolunteerMinimum: { hoursPerMonth: 4, months: 6 },
      fatherhoodVolunteerMinimum: { months: 6 },
      volunteerShifts: [
        { event: 'Walk 4 Life', date: 'May 20, 2024', time: '7:00 AM–1:00 PM' },
        { event: 'Gala', date: null, time: '2:00 PM–11:00 PM' },
      ],
    });
  });
});
