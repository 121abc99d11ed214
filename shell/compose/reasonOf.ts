/** Why something failed, in one line: the first of the error's message. */
export function reasonOf(error: unknown): string {
  const { message } = Object(error) as { message?: unknown };
  const text = typeof message === 'string' ? message : String(error);
  return text.trim().split('\n')[0]?.trim() || 'no reason given';
}
