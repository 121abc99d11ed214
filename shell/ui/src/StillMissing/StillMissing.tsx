import type { Fact } from '@site/shared-data/Fact';
import styles from './StillMissing.module.css';

interface StillMissingProps {
  /** Facts that the page leaves out while they have no value, each in a few words that follow 'Not on this page yet:'. */
  facts: readonly (readonly [words: string, fact: Pick<Fact<unknown>, 'value' | 'status'>])[];
}

/** The line at the foot of a page that says what is still missing on it; nothing once everything is known, or confirmed as missing. */
export function StillMissing({ facts }: StillMissingProps) {
  const missing = facts.flatMap(([words, { value, status }]) => (value === null && status === 'sample' ? [words] : []));
  return missing.length > 0 && <p className={styles.line}>{`Not on this page yet: ${missing.join('; ')}.`}</p>;
}
