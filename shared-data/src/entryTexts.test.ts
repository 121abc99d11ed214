/** @jest-environment node */
import path from 'node:path';
import { loadContent } from '../compile/loadContent';

/** Every text of the content but notes, addresses and pictures, and where it stands. */
function textsOf(value: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(note|knownBy|confirmedBy|alt|path|\w+(Path|Url|Link))$/.test(key) ? [] : textsOf(inner, `${place}.${key}`),
  );
}

const officialNames = /988 Suicide and Crisis Lifeline/g;

const { kinds } = loadContent(path.join(__dirname, '../entries'));
const texts = kinds.flatMap(({ files }) => files.flatMap(({ file, resolved }) => textsOf(resolved, file)));

describe('the texts of the content', () => {
  it('avoid the words that push or judge', () => {
    const avoided = /\b(crisis|unwed|unwanted|victims?|should|only|just|free of charge|confidential|licensed)\b/i;
    expect(texts.length).toBeGreaterThan(300);
    expect(texts.filter(([, text]) => avoided.test(text.replaceAll(officialNames, '')))).toEqual([]);
  });

  it('stay at 18 words a sentence', () => {
    const sentences = texts.flatMap(([place, text]) =>
      text.split(/(?<=[.?!])\s/).map((sentence) => [place, sentence] as const),
    );
    expect(sentences.filter(([, sentence]) => sentence.split(' ').length > 18)).toEqual([]);
  });
});
