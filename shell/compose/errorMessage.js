// @ts-check

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
