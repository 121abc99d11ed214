import { claims } from '@site/shared-data/claims';
import { org } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { Prose } from '@site/ui/Prose';

/** Further claims of the clinic in their exact words. No other hotline's number may replace the clinic's own. */
export function MoreClaims() {
  const { value } = claims.hotlinePhone;
  return (
    <Prose>
      <h2>{`Since ${org.foundedIn.value}`}</h2>
      <p>
        That makes <strong>{claims.years.value}</strong>.
      </p>
      <h2>By phone</h2>
      <p>
        There is a <strong>{claims.hotline.value}</strong>
        {value !== null && (
          <>
            : <a href={telephoneLink(value)}>{value}</a>
          </>
        )}
        .
      </p>
    </Prose>
  );
}
