/** @jest-environment node */
import { differences, row } from './Row';

describe('differences', () => {
  it('reports that nothing differs', () => {
    expect(differences([row('posts', 4, 4), row('staff', 13, 13)])).toBe(
      'Nothing differs from the specification: all 2 counts and names match.',
    );
  });

  it('lists only the differences, in columns', () => {
    expect(differences([row('posts', 4, 4), row('staff', 13, 9), row('founded', '1983', '1984')])).toBe(
      [
        '2 of 3 counts and names differ from the specification. This fails no build.',
        '',
        'What     Given  Here',
        'staff    13     9',
        'founded  1983   1984',
      ].join('\n'),
    );
  });
});
