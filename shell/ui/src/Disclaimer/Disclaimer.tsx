import styles from './Disclaimer.module.css';

/** A disclaimer about health information on a website. */
export function Disclaimer() {
  return (
    <p className={styles.words}>
      This site gives general information. It is not medical advice. Talk with a doctor or nurse about your own health.
    </p>
  );
}
