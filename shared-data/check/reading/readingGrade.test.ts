/** @jest-environment node */
import { countSyllables, countWords, readingGrade, sentencesOf } from './readingGrade';

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
  ])('counts %s as %i', (word, syllables) => {
    expect(countSyllables(word)).toBe(syllables);
  });
});

describe('readingGrade', () => {
  it('finds a nursery rhyme easy', () => {
    expect(readingGrade('The cat sat on the mat. It was a big red cat.')).toBeLessThan(1);
  });

  it('finds the Gettysburg Address hard', () => {
    const opening =
      'Four score and seven years ago our fathers brought forth on this continent, a new nation, conceived in Liberty, and dedicated to the proposition that all men are created equal.';
    expect(readingGrade(opening)).toBeGreaterThan(12);
  });
});

describe('sentencesOf', () => {
  it('splits a text only at the ends of sentences', () => {
    expect(sentencesOf('Come at 8:00 AM. Are you early? Call 1-800-799-7233.')).toEqual([
      'Come at 8:00 AM.',
      'Are you early?',
      'Call 1-800-799-7233.',
    ]);
  });
});

describe('countWords', () => {
  it('counts a word with a hyphen or an apostrophe once', () => {
    expect(countWords('It’s a step-free door.')).toBe(4);
  });
});
