import type { LoadedContent } from '../compile/loadContent';
import { sentencesOf, countWords } from './reading/readingGrade';

/** A text of the content that a reader stumbles over. */
export interface TextWarning {
  readonly file: string;
  readonly field: string;
  /** What is noticed, and what helps. */
  readonly words: string;
}

/** The most words of a sentence that reads with ease. */
const mostWords = 18;

/** Words that push or judge, and those that promise what a clinic cannot. */
const avoided = /\b(crisis|unwed|unwanted|victims?|should|only|just|free of charge|confidential|licensed)\b/i;

/** Names that have such a word. */
const officialNames = /988 Suicide and Crisis Lifeline/g;

/** Fields that no visitor reads as a text. */
const isNoText = /^(status|note|knownBy|confirmedBy|alt|path|\w+(Path|Url|Link))$/;

function textsOf(value: unknown, field: readonly string[]): readonly (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[field.join('.'), value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (isNoText.test(key) ? [] : textsOf(inner, [...field, key])));
}

function warningsOf(text: string): readonly string[] {
  const [word] = avoided.exec(text.replaceAll(officialNames, '')) ?? [];
  const longest = Math.max(...sentencesOf(text).map(countWords));
  return [
    ...(word ? [`says '${word}', which can push or judge a reader; use another word`] : []),
    ...(longest > mostWords ? [`has a sentence of ${longest} words; up to ${mostWords} read with ease`] : []),
  ];
}

/** Every text that is hard to read, or that hurts. It is a hint for its author: no content is refused for it. */
export const textWarnings = ({ kinds }: LoadedContent): readonly TextWarning[] =>
  kinds.flatMap(({ files }) =>
    files.flatMap(({ file, resolved }) =>
      textsOf(resolved, []).flatMap(([field, text]) => warningsOf(text).map((words) => ({ file, field, words }))),
    ),
  );
