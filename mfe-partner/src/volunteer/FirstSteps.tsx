import { volunteerFacts } from '@site/shared-data/facts/partner';
import { Steps } from '@site/ui/Steps';

/** How somebody becomes a volunteer. */
export function FirstSteps() {
  return <Steps steps={volunteerFacts.steps.value} />;
}
