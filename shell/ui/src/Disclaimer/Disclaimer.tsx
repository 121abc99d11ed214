import styles from './Disclaimer.module.css';

/** The limits of what a website can say about health. */
export function Disclaimer() {
  return (
    <p className={styles.words}>
      This site gives general information. It is not medical advice. Talk with a doctor or nurse about your own health.
    </p>
  );
}
