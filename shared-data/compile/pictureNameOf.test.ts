/** @jest-environment node */
import { pictureNameOf, portraitNameOf, portraitNames } from './pictureNameOf';

describe('pictureNameOf', () => {
  it.each([
    ['Jordan Sample', 'jordan-sample'],
    ['J. R. de la Cruz-Ibáñez', 'j-r-de-la-cruz-ibanez'],
    ['IMG_2041 (1)', 'img-2041-1'],
    ['Søren Łukasz Æbelø', 'soren-lukasz-aebelo'],
    ['김민수 RN', 'gimminsu-rn'],
    ['Иван Петров', 'ivan-petrov'],
  ])('turns %s into %s', (words, name) => {
    expect(pictureNameOf(words)).toBe(name);
    expect(pictureNameOf(words.normalize('NFD'))).toBe(name);
  });

  it.each(['', '…', '!!!', '\u2800', 'aux', 'COM1', '🌸', 'مرحبا', 'שלום', 'नमस्ते', 'x'.repeat(300)])(
    'returns a valid name for %j',
    (words) => {
      expect(pictureNameOf(words)).toMatch(/^(?!(?:aux|com1)$)[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(pictureNameOf(words).length).toBeLessThanOrEqual(70);
    },
  );
});

describe('portraitNameOf', () => {
  const people = [
    ...[
      '김민수 RN',
      '이서연 RN',
      '김민수',
      'RN',
      '王伟',
      '王薇',
      '王 伟',
      'Wang Wei',
      'नेहा',
      'نور',
      'נועה',
      '🌸',
      '…',
      '...',
    ],
    ...['Mary O’Brien', 'Mary OBrien', "Mary O'Brien", 'José Diaz', 'Jose Diaz', 'Anne-Marie Lee', 'Anne Marie Lee'],
    ...['Dr. Kim Lee', 'Dr Kim Lee', 'Søren', 'Soren', 'S ren', 'Aux', 'Con', 'x'.repeat(80), 'x'.repeat(81)],
  ];

  it('returns no name twice', () => {
    const names = people.map(portraitNameOf);
    expect(new Set(names).size).toBe(people.length);
    for (const name of names) expect(name).toMatch(/^(?!(?:aux|con)$)[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('returns the same name for any spelling of a pasted name', () => {
    for (const person of people) {
      expect(portraitNameOf(`\ufeff${person.normalize('NFD')}\u00a0`)).toBe(portraitNameOf(person));
    }
    expect(portraitNameOf('Jordan Sample')).toBe('jordan-sample');
    expect(portraitNameOf('JORDAN\u00a0Sample')).toBe('jordan-sample');
  });
});

describe('portraitNames', () => {
  it('allows a plain file name unless it could mean another person', () => {
    const names = portraitNames(['Zoë O’Neil', 'Mary O’Brien', 'Mary OBrien']);
    expect(names['Zoë O’Neil']).toEqual([portraitNameOf('Zoë O’Neil'), 'zoe-oneil']);
    expect(names['Mary O’Brien']).toEqual([portraitNameOf('Mary O’Brien')]);
  });
});
