// @ts-check

/** An error that says all a person needs in one line: what is wrong, where, and what to do. Printed without a stack. */
export class UserError extends Error {
  /** @override */
  name = 'UserError';
}
