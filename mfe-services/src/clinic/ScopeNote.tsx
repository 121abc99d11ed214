import { clinicFacts } from '@site/shared-data/facts/services';
import { Notice } from '@site/ui/Notice';

/** What the clinic is and is not, said before anyone comes. */
export function ScopeNote() {
  const excluded = clinicFacts.doesNotOffer.value;
  return (
    <Notice>
      <p>{clinicFacts.scope.value}</p>
      {excluded.length > 0 && (
        <>
          <p>Not offered here, and not referred for:</p>
          <ul>
            {excluded.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
