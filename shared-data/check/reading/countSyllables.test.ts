import { countSyllables } from './countSyllables';

describe('countSyllables', () => {
  it.each([
    ['you', 1],
    ['time', 1],
    ['stopped', 1],
    ['comes', 1],
    ['yes', 1],
    ['baby', 2],
    ['wanted', 2],
    ['faces', 2],
    ['little', 2],
    ['parent', 2],
    ['pregnancy', 3],
    ['adoption', 3],
    ['counseling', 3],
    ['988', 1],
  ])('hears %s as %i', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables);
  });
});
