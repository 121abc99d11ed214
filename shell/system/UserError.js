// @ts-check

/**
 * Removes users and passwords from the addresses in a text (`https://user:password@host`).
 * @param {string} text
 */
export const withoutPasswords = (text) => text.replaceAll(/(?<=\w:\/\/)[^\s/]*@/g, '');

/**
 * Replaces control characters, except tabs and line breaks, and characters that change the text direction. A terminal obeys
 * them.
 * @param {string} text
 */
export const printable = (text) => text.replaceAll(/[^\P{Cc}\t\n]|\p{Bidi_Control}/gu, '\ufffd');

/** An error that says what is wrong, where, and what to do. Commands print it without a stack. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';

  /** @param {string} message @param {ErrorOptions} [options] */
  constructor(message, options) {
    super(printable(withoutPasswords(message)), options);
  }
}

/**
 * An error that says why a package is rejected or cannot be read. Each reason is one line and begins with the package's name.
 */
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

/** The most characters of an error's message that are shown. A hostile release can throw a message of any length. */
const longestMessage = 500;

/**
 * Returns the first line of an error's message.
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
 * Returns the advice for a package whose code fails.
 * @param {string} name
 */
export const remedy = (name) => `fix the ${name === 'shell' ? 'shell' : 'section'} and build it again`;
