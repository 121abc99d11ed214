// @ts-check
import { isInstalled } from '../packages.js';

/** Where a sentence says what the clinic does, gives or promises. Invitations ("Call us", "You can ask") do not. */
const claims = [
  // The clinic speaks of itself; headings such as "How we can help" and an apology only name what follows.
  /(?<!\b(?:what|how|where|who|why) )\bwe(?:['’](?:ve|ll|d))?\b(?!['’]re sorry)/i,
  /^(?:our|the (?:clinic|center|team|staff|board|office|nurses?)) .*[.!]$/i,
  /\b(?:someone|somebody) (?:kind|who|will|meets|answers|listens)\b/i,
  // What a visitor can count on.
  /\byou(?:['’]ll| will| get| receive)\b/i,
  /\b(?:every|always|never|guarantee[sd]?|promise[sd]?)\b/i,
  /\b(?:free|secure|securely|confidential|confidentially|licensed|certified|trained)\b/i,
  // Counts.
  /\b\d[\d,.]* (?:hours?|days?|weeks?|months?|years?|families|people)\b/i,
];

/** Attributes and fields that are not read as the clinic's word: what a picture shows, and what no reader sees. */
const notSaid = new Set(['alt', 'className', 'sizes', 'href', 'to', 'path', 'src', 'id', 'name']);

const sentences = (/** @type {string} */ text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s/);

/** The first sentence of a text that claims something; a question does not. */
const claimIn = (/** @type {string} */ text) =>
  sentences(text).find(
    (sentence) => sentence.includes(' ') && !sentence.endsWith('?') && claims.some((claim) => claim.test(sentence)),
  );

/** @param {import('estree').Node & { parent?: any }} node */
function isSaid({ parent }) {
  const owner = parent?.type === 'JSXExpressionContainer' ? parent.parent : parent;
  const name = owner?.type === 'JSXAttribute' ? owner.name.name : owner?.type === 'Property' ? owner.key.name : '';
  return !notSaid.has(String(name)) && !/^(?:Import|Export)/.test(owner?.type ?? '');
}

const asFact = isInstalled
  ? 'Ask the people of the site to make it a fact, which a newer kit brings'
  : 'Make it a fact with its source in shared-data/entries/pages';

/**
 * A page does not say of its own accord what the clinic does: such words are facts with a source, in shared-data.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noClaims = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      claim: `'{{sentence}}' says what the clinic does, gives or promises. ${asFact}, or say it as an invitation.`,
    },
  },
  create(context) {
    /** @param {any} node @param {unknown} text */
    const check = (node, text) => {
      const sentence = typeof text === 'string' && isSaid(node) ? claimIn(text) : undefined;
      if (sentence) context.report({ node, messageId: 'claim', data: { sentence } });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      JSXText: (/** @type {any} */ node) => check(node, node.value),
    };
  },
};
