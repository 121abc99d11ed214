/** Estimates the syllables of an English word from its vowels, which is exact enough for readability formulas. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters
    // The endings of 'stopped', 'comes' and 'time' are silent. Those of 'wanted', 'faces' and 'little' are not.
    .replace(/(?<![td])ed$/, '')
    .replace(/(?<!s|c|g|z|x|ch|sh)es$/, '')
    .replace(/(?<![^aeiouy]l)e$/, '')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Splits a text into sentences. A number such as '8:00' or an abbreviation such as 'p.m.' does not end one. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?][”"]?)\s+(?=[\p{Lu}\p{N}“])/u).filter(Boolean);

export const countWords = (text: string) => wordsOf(text).length;

/** Returns the school grade at which a text is easy to read (Flesch–Kincaid grade level, 1975). */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((count, word) => count + countSyllables(word), 0);
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59;
}
