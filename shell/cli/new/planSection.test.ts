import { planSection } from './planSection';

const packages = [
  { name: 'shell', folder: 'shell', container: 'shell', port: 3000 },
  { name: 'events', folder: 'mfe-events', container: 'mfeEvents', port: 3002 },
];

describe('planSection', () => {
  it('gives a row with a port that is free', () => {
    expect(planSection('family-center', packages)).toEqual({
      name: 'family-center',
      folder: 'mfe-family-center',
      container: 'mfeFamilyCenter',
      port: 3003,
    });
  });

  it.each(['events', 'shell', 'all', 'release', 'Library', 'two words', 'a--b', '-a', 'a-', '1st', '', '../x'])(
    'refuses the name %j',
    (name) => {
      expect(() => planSection(name, packages)).toThrow(/already|lower-case|means something else/);
    },
  );
});
