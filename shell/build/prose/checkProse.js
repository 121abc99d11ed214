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

/** The words that a sentence may have, and the characters that a cell of a table may have. */
const mostWords = 25;
const mostInACell = 120;
/** One sentence in so many may be passive; a text of fewer sentences is not counted. */
const passiveShare = 4;
const fewSentences = 8;

/** Phrases that a general dictionary would simplify, and that mean something exact here or that no shorter words replace. */
const wordsOfTheField = [
  ...['address', 'component', 'contains', 'delete', 'effect', 'forward', 'function', 'initial', 'interface', 'option'],
  ...['previous', 'provide', 'render', 'request', 'require', 'selection', 'type', 'maintain', 'attempt'],
  ...['it is', 'there is', 'there are', 'all of'],
];

/** @typedef {import('vfile').VFile} VFile */

/** Reports each sentence that is too long. Code in backticks counts as one word. */
const sentenceLength = () => (/** @type {import('nlcst').Root} */ tree, /** @type {VFile} */ file) => {
  visit(tree, 'SentenceNode', (sentence) => {
    const words = sentence.children.filter(({ type }) => type === 'WordNode' || type === 'SourceNode').length;
    if (words <= mostWords) return;
    file.message(`${words} words in one sentence, at most ${mostWords}: "${toString(sentence).slice(0, 60)}…"`, {
      place: sentence.position,
    });
  });
};

/** Replaces the passives that were found by one message where they are more than a share of the sentences. */
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

/** Reports each cell of a table that is too long: it becomes a paragraph. */
const cellLength = () => (/** @type {import('mdast').Root} */ tree, /** @type {VFile} */ file) => {
  visit(tree, 'tableCell', ({ position }) => {
    const text = String(file).slice(position?.start.offset, position?.end.offset);
    const { length } = text.replace(/^\||\|$/g, '').trim();
    if (length > mostInACell) {
      file.message(`${length} characters in one cell, at most ${mostInACell}: make it a paragraph`, {
        place: position,
      });
    }
  });
};

const markdown = unified().use(remarkParse).use(remarkGfm).use(cellLength);

/**
 * Checks prose that is written as Markdown: the length of sentences and of cells, passives, unusual and repeated words.
 * @param {VFile} file it gets a message for each finding, with line and column
 */
export function checkProse(file) {
  const document = markdown.parse(file);
  markdown.runSync(document, file);
  english.runSync(toNlcst(document, file, ParseEnglish), file);
  return file;
}
