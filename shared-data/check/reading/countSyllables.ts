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
