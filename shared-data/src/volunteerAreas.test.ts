import { volunteerAreas } from './volunteerAreas';

describe('volunteerAreas', () => {
  it('are the four of the specification', () => {
    expect(volunteerAreas.map(({ title, path }) => `${title} ${path}`)).toEqual([
      'Clinic /partner/volunteer/clinic',
      'Hope Family Center /partner/volunteer/family-center',
      'Fatherhood /partner/volunteer/fatherhood',
      'Event Support /partner/volunteer/events',
    ]);
  });
});
