import { clinicVisit } from '@site/shared-data/programFacts';
import { Notice } from '../Notice/Notice';

const { doesNotOffer } = clinicVisit;

/** What the clinic is and is not, said before anyone comes. */
export function ScopeNote() {
  return (
    <Notice>
      <p>
        We are a pregnancy-support clinic, not a hospital or an emergency service. Ask us what we do and do not offer.
        We will answer plainly before you visit.
      </p>
      {doesNotOffer.value.length > 0 && (
        <>
          <p>We do not offer or refer for:</p>
          <ul>
            {doesNotOffer.value.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
