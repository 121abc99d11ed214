/** Why something failed, in one line: the first of the error's message. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.trim().split('\n')[0]?.trim() || 'no reason given';
}
