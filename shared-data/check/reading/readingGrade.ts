/** The syllables of an English word, counted by its vowels: a good guess, as readability figures need it. */
export function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters
    // The endings of 'stopped', 'comes' and 'time' are not heard; those of 'wanted', 'faces' and 'little' are.
    .replace(/(?<![td])ed$/, '')
    .replace(/(?<!s|c|g|z|x|ch|sh)es$/, '')
    .replace(/(?<![^aeiouy]l)e$/, '')
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** The sentences of a text. A number such as '8:00' or a name such as 'p.m.' does not end one. */
export const sentencesOf = (text: string) => text.split(/(?<=[.!?][”"]?)\s+(?=[\p{Lu}\p{N}“])/u).filter(Boolean);

/** How many words a text has. */
export const countWords = (text: string) => wordsOf(text).length;

/** The school year in which a text is read with ease, by the formula of Flesch and Kincaid (1975). */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((count, word) => count + countSyllables(word), 0);
  return 0.39 * (words.length / sentencesOf(text).length) + 11.8 * (syllables / words.length) - 15.59;
}
