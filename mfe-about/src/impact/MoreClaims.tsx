import { claims } from '@site/shared-data/claims';
import { telephoneLink } from '@site/shared-data/contactLinks';
import styles from './MoreClaims.module.css';

/** The number of the clinic's own hotline. No other hotline may replace it in this claim. */
function HotlineNumber() {
  const { value, status } = claims.hotlinePhone;
  if (value !== null) return <a href={telephoneLink(value)}>{value}</a>;
  return status === 'sample' && 'Number to be supplied';
}

/** Further claims of the clinic in their exact words. */
export function MoreClaims() {
  return (
    <ul className={styles.claims}>
      <li>
        <strong>{claims.years.value}</strong>
      </li>
      <li>
        <strong>{claims.hotline.value}</strong>
        <p>
          <HotlineNumber />
        </p>
      </li>
    </ul>
  );
}
