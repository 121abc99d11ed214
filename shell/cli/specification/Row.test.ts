import { differences, row } from './Row';

describe('differences', () => {
  it('says that nothing differs where all is as given', () => {
    expect(differences([row('posts', 4, 4), row('staff', 13, 13)])).toBe(
      'Nothing differs from the specification: 2 counts and names are as given.',
    );
  });

  it('lists what differs in columns, and nothing else', () => {
    expect(differences([row('posts', 4, 4), row('staff', 13, 9), row('founded', '1983', '1984')])).toBe(
      [
        '2 of 3 counts and names differ from the specification. No build fails for it.',
        '',
        'What     Given  Here',
        'staff    13     9',
        'founded  1983   1984',
      ].join('\n'),
    );
  });
});
