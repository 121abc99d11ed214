// @ts-check
import { toNlcst } from 'mdast-util-to-nlcst';
import { toString } from 'nlcst-to-string';
import { ParseEnglish } from 'parse-english';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import retextPassive from 'retext-passive';
import retextRepeatedWords from 'retext-repeated-words';
import retextSimplify from 'retext-simplify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** The most words in a sentence, and the most characters in a table cell. */
const mostWords = 25;
const mostInACell = 120;
/** At most one sentence in this many may be passive. Shorter texts do not count. */
const passiveShare = 4;
const fewSentences = 8;

/** Phrases that the dictionary would simplify, but that have an exact meaning here or no shorter form. */
const wordsOfTheField = [
  ...['address', 'component', 'contains', 'delete', 'effect', 'forward', 'function', 'initial', 'interface', 'option'],
  ...['previous', 'provide', 'render', 'request', 'require', 'selection', 'type', 'maintain', 'attempt'],
  ...['it is', 'there is', 'there are', 'all of'],
];

/** @typedef {import('vfile').VFile} VFile */

/** Reports each sentence with too many words. Code in backticks counts as one word. */
const sentenceLength = () => (/** @type {import('nlcst').Root} */ tree, /** @type {VFile} */ file) => {
  visit(tree, 'SentenceNode', (sentence) => {
    const words = sentence.children.filter(({ type }) => type === 'WordNode' || type === 'SourceNode').length;
    if (words <= mostWords) return;
    file.message(`${words} words in one sentence, at most ${mostWords}: "${toString(sentence).slice(0, 60)}…"`, {
      place: sentence.position,
    });
  });
};

/** Replaces the findings of passives with one message if they exceed the allowed share of sentences. */
const passives = () => (/** @type {import('nlcst').Root} */ tree, /** @type {VFile} */ file) => {
  let sentences = 0;
  visit(tree, 'SentenceNode', () => void (sentences += 1));
  const found = file.messages.filter(({ source }) => source === 'retext-passive');
  file.messages = file.messages.filter(({ source }) => source !== 'retext-passive');
  if (sentences < fewSentences || found.length * passiveShare <= sentences) return;
  const examples = found.slice(0, 3).map(({ actual }) => `"${actual}"`);
  file.message(`${found.length} of ${sentences} sentences are passive (${examples.join(', ')}). Say who does it`);
};

const english = unified()
  .use(sentenceLength)
  .use(retextPassive)
  .use(passives)
  .use(retextSimplify, { ignore: wordsOfTheField })
  .use(retextRepeatedWords);

/** Reports each table cell with too many characters. */
const cellLength = () => (/** @type {import('mdast').Root} */ tree, /** @type {VFile} */ file) => {
  visit(tree, 'tableCell', ({ position }) => {
    const text = String(file).slice(position?.start.offset, position?.end.offset);
    const { length } = text.replace(/^\||\|$/g, '').trim();
    if (length > mostInACell) {
      file.message(`${length} characters in one cell, at most ${mostInACell}. Make it a paragraph`, {
        place: position,
      });
    }
  });
};

const markdown = unified().use(remarkParse).use(remarkGfm).use(cellLength);

/**
 * Checks prose in Markdown for long sentences, long table cells, passives, complicated words and repeated words.
 * @param {VFile} file receives a message with line and column for each finding
 */
export function checkProse(file) {
  const document = markdown.parse(file);
  markdown.runSync(document, file);
  english.runSync(toNlcst(document, file, ParseEnglish), file);
  return file;
}
