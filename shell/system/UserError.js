// @ts-check

/** Leaves users and passwords out of the addresses (`https://user:password@host`) of a text. @param {string} text */
export const withoutPasswords = (text) => text.replaceAll(/(?<=\w:\/\/)[^\s/]*@/g, '');

/**
 * Replaces what a terminal obeys or that reorders text: control characters but tab and line break, and those of direction.
 * @param {string} text
 */
export const printable = (text) => text.replaceAll(/[^\P{Cc}\t\n]|\p{Bidi_Control}/gu, '\ufffd');

/** An error whose message says what is wrong, where, and what to do. It is printed without a stack. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';

  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(printable(withoutPasswords(message)), options);
  }
}

/** Why a package is refused or cannot be read. Each line of the message begins with the package's name: a reason is one line. */
export class Refusal extends UserError {
  /**
   * @param {string} owner The package.
   * @param {string[]} reasons What is wrong, and what to do.
   */
  constructor(owner, ...reasons) {
    super(reasons.map((reason) => `${owner}: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`).join('\n'));
    this.owner = owner;
    this.reasons = reasons;
  }
}

/** How much of an error's message is shown, in characters: that of a hostile release may be of any length. */
const longestMessage = 500;

/**
 * The first line of an error's message.
 * @param {unknown} error
 * @returns {string}
 */
export function errorMessage(error) {
  const { message } = Object(error);
  const text = typeof message === 'string' ? message : String(error);
  const line = text.trim().split('\n')[0]?.trim() || 'no reason given';
  return line.length > longestMessage ? `${line.slice(0, longestMessage)}…` : line;
}

/**
 * The remedy for a package whose code fails.
 * @param {string} name
 */
export const remedy = (name) => `mend the ${name === 'shell' ? 'shell' : 'section'} and build it again`;
