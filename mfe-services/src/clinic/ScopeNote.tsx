import { clinicFacts } from '@site/shared-data/facts/services';
import { Notice } from '@site/ui/Notice';

/** What the clinic is and is not, said before anyone comes. */
export function ScopeNote() {
  return (
    <Notice>
      <p>{clinicFacts.scope.value}</p>
    </Notice>
  );
}
