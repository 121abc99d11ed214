// @ts-check
import { isInstalled } from '../packages.js';
import { claimIn } from './claimIn.js';

/** Attributes and fields that do not speak for the clinic: descriptions of pictures, and values that no reader sees. */
const notSaid = new Set(['alt', 'className', 'sizes', 'href', 'to', 'path', 'src', 'id', 'name']);

/** @param {import('estree').Node & { parent?: any }} node */
function isSaid({ parent }) {
  const owner = parent?.type === 'JSXExpressionContainer' ? parent.parent : parent;
  const name = owner?.type === 'JSXAttribute' ? owner.name.name : owner?.type === 'Property' ? owner.key.name : '';
  return !notSaid.has(String(name)) && !/^(?:Import|Export)/.test(owner?.type ?? '');
}

const asFact = isInstalled
  ? "Ask the site's team to add it as a fact and release a newer kit"
  : 'Add it as a fact with its source to shared-data/entries/pages';

/**
 * Reports promises about the clinic in the source of a page. Such text belongs in shared-data as a fact with a source.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noClaims = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      claim: `'{{sentence}}' promises {{kind}} for the clinic. ${asFact}, or write it as an invitation.`,
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
