import { assertSectionName } from './assertSectionName';

const packages = [{ name: 'shell' }, { name: 'events' }];

describe('assertSectionName', () => {
  it('accepts words with single hyphens', () => {
    expect(() => assertSectionName('family-center', packages)).not.toThrow();
  });

  it.each(['events', 'shell', 'all', 'release', 'Library', 'two words', 'a--b', '-a', 'a-', '1st', '', '../x'])(
    'refuses the name %j',
    (name) => {
      expect(() => assertSectionName(name, packages)).toThrow(/already|lower-case|means something else/);
    },
  );
});
