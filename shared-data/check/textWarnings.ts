import type { LoadedContent } from '../compile/loadContent';
import { sentencesOf, countWords } from './reading/readingGrade';

/** A text of the content that is hard to read, that may hurt, or that looks different on its page. */
export interface TextWarning {
  readonly file: string;
  readonly field: string;
  /** The problem, and what helps. */
  readonly words: string;
}

/** The most words of a sentence that is easy to read. */
const mostWords = 18;

/** Words that push or judge, and words that promise too much for a clinic. */
const avoided = /\b(crisis|unwed|unwanted|victims?|should|only|just|free of charge|confidential|licensed)\b/i;

/** Names that contain such a word. */
const officialNames = /988 Suicide and Crisis Lifeline/g;

/** Fields that no visitor reads. */
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
    ...(word ? [`says '${word}', which can push or judge a reader. Use another word`] : []),
    ...(longest > mostWords ? [`has a sentence of ${longest} words. Use at most ${mostWords}`] : []),
  ];
}

/** A line that looks like an item of a list. */
const listItem = /\n[ \t]*([-*•])[ \t]/;

/**
 * Returns a warning about a list inside a text. YAML joins such lines, and so does the site.
 * @param written the text as it is written in its file.
 */
function listWarnings(text: string, written: string): readonly string[] {
  const [, mark] = listItem.exec(written) ?? [];
  return mark === undefined || listItem.test(text)
    ? []
    : [`has lines that begin with '${mark}', but its page shows it in one line. Write sentences`];
}

/**
 * Returns warnings about texts that are hard to read, may hurt, or contain a list. They are hints for the author, and no
 * content fails for them.
 */
export const textWarnings = ({ kinds }: LoadedContent): readonly TextWarning[] =>
  kinds.flatMap(({ files }) =>
    files.flatMap(({ file, resolved, writtenAt }) =>
      textsOf(resolved, []).flatMap(([field, text]) =>
        [...listWarnings(text, writtenAt(field.split('.')) ?? ''), ...warningsOf(text)].map((words) => ({
          file,
          field,
          words,
        })),
      ),
    ),
  );
