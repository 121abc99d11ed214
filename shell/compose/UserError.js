// @ts-check

/** An error that says all a person needs in one line: what is wrong, where, and what to do. Printed without a stack. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}

/** What a package is refused for, or why something of it cannot be had: the line begins with its name. */
export class Refusal extends UserError {
  /**
   * @param {string} owner The package.
   * @param {string} reason What is wrong, and what to do.
   */
  constructor(owner, reason) {
    super(`${owner}: ${reason}`);
    this.owner = owner;
  }
}

/**
 * Why something failed, in one line: the first of the error's message.
 * @param {unknown} error
 * @returns {string}
 */
export function errorMessage(error) {
  const { message } = Object(error);
  const text = typeof message === 'string' ? message : String(error);
  return text.trim().split('\n')[0]?.trim() || 'no reason given';
}

/**
 * What the owner of a package can do about code that fails.
 * @param {string} name
 */
export const remedy = (name) => `mend the ${name === 'shell' ? 'shell' : 'section'} and build it again`;
