/** Joins class names, ignoring false and empty ones. Returns undefined if there is none. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
