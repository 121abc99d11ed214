import type { Fact } from '@site/shared-data/Fact';
import styles from './StillMissing.module.css';

interface StillMissingProps {
  /** The facts without a value that the page leaves out, with words that follow 'Not on this page yet:'. */
  facts: readonly (readonly [words: string, fact: Pick<Fact<unknown>, 'value' | 'status'>])[];
}

/**
 * A line at the end of a page about its missing facts. It renders nothing once every fact is known or confirmed as
 * missing.
 */
export function StillMissing({ facts }: StillMissingProps) {
  const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
  const missing = facts.flatMap(([words, { value, status }]) =>
    isNothing(value) && status === 'sample' ? [words] : [],
  );
  return missing.length > 0 && <p className={styles.line}>{`Not on this page yet: ${missing.join('; ')}.`}</p>;
}
