const longest = 60;

// Everything that would not be seen, or would turn the line around, is written as its code.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A value as a report shows it: on one line, short, and with nothing hidden in it. */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'string' ? value : (asJson(value) ?? String(value));
  const start = text.length > longest ? `${text.slice(0, longest)}…` : text;
  const safe = start.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
  const quoted = typeof value === 'string' ? `'${safe}'` : safe;
  return text.length > longest ? `${quoted} (${text.length.toLocaleString('en-US')} characters)` : quoted;
}

/** The value as JSON; undefined for what JSON cannot say, such as a function or an object that holds itself. */
function asJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch {
    return undefined;
  }
}
