import styles from './Logo.module.css';

/** The clinic's mark: an arched door with a sunrise over two hills. Its frame has the color of the text next to it. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 48 56" aria-hidden="true">
      <path fill="currentColor" d="M0 56V24A24 24 0 0 1 48 24V56Z" />
      <path className={styles.sky} d="M6 56V24A18 18 0 0 1 42 24V56Z" />
      <circle className={styles.sun} cx="28" cy="28" r="8" />
      <path className={styles.hill} d="M6 42C14 36 24 34 42 40V56H6Z" />
      <path className={styles.near} d="M6 49C18 43 32 44 42 49V56H6Z" />
      <path className={styles.sky} d="M15 56C20 53 27 51 28.6 46.4L29.8 46.6C30.5 51 28 53.5 27 56Z" />
    </svg>
  );
}
