import { volunteerFacts } from '@site/shared-data/facts/partner';
import { Steps } from '@site/ui/Steps';

/** The steps to become a volunteer. */
export function FirstSteps() {
  return <Steps steps={volunteerFacts.steps.value} />;
}
