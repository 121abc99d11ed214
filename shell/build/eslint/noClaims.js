// @ts-check
import { isInstalled } from '../packages.js';
import { claimIn } from './claimIn.js';

/** Attributes and fields that are not read as the clinic's word: what a picture shows, and what no reader sees. */
const notSaid = new Set(['alt', 'className', 'sizes', 'href', 'to', 'path', 'src', 'id', 'name']);

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
 * A page does not promise of its own accord what the clinic gives: such words are facts with a source, in shared-data.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noClaims = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      claim: `'{{sentence}}' promises {{kind}} of the clinic. ${asFact}, or say it as an invitation.`,
    },
  },
  create(context) {
    /** @param {any} node @param {unknown} text */
    const check = (node, text) => {
      const claim = typeof text === 'string' && isSaid(node) ? claimIn(text) : undefined;
      if (claim) context.report({ node, messageId: 'claim', data: claim });
    };
    return {
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
      JSXText: (/** @type {any} */ node) => check(node, node.value),
    };
  },
};
