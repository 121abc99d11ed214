import { volunteerFacts } from '@site/shared-data/facts/partner';
import { Steps } from '@site/ui/Steps';

const steps = volunteerFacts.steps.value.map((title) => ({ title }));

/** The steps to become a volunteer. */
export function FirstSteps() {
  return <Steps steps={steps} />;
}
