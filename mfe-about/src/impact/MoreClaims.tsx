import { claims } from '@site/shared-data/claims';
import { hotlines } from '@site/shared-data/hotlines';
import { telephoneLink } from '@site/shared-data/contactLinks';
import styles from './MoreClaims.module.css';

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

/** What the clinic says of its work besides its number, in its exact words. The hotline is followed by the number that answers. */
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
