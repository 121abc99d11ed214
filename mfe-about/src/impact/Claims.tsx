import { claims } from '@site/shared-data/claims';
import { hotlines } from '@site/shared-data/hotlines';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import styles from './Claims.module.css';

/** The clinic's own hotline; until its number is known, the national one under its name. */
function HotlineNumber() {
  const own = claims.hotlinePhone.value;
  if (own !== null) return <a href={telephoneLink(own)}>{own}</a>;
  const { action, phone, name } = hotlines.lifeline.value;
  return (
    <>
      {action} <a href={telephoneLink(phone)}>{phone}</a>, the national {name}
    </>
  );
}

/** What the clinic says of its work, in its exact words. The hotline is followed by the number that answers. */
export function Claims() {
  return (
    <ul className={styles.claims}>
      <li>{claims.familiesServed.value}</li>
      <li>{claims.years.value}</li>
      <li>
        {claims.hotline.value}
        <p className={styles.number}>
          <HotlineNumber />
        </p>
      </li>
    </ul>
  );
}
