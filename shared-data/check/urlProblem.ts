import { textProblem } from './textProblem';

/** What is wanted instead of an address on another site, or null when it can stand. */
export function urlProblem(text: string): string | null {
  const wanted = "a whole address such as 'https://example.org/give'";
  if (textProblem(text, 2_000) !== null || /[\s\\]/.test(text) || !text.startsWith('https://')) return wanted;
  try {
    const { hostname, username, password } = new URL(text);
    return /^[^.]+(\.[^.]+)+$/.test(hostname) && username === '' && password === '' ? null : wanted;
  } catch {
    return wanted;
  }
}
