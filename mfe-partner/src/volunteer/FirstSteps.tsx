import { volunteerSteps } from '@site/shared-data/programFacts';
import { Steps } from '@site/ui/Steps';

const steps = volunteerSteps.value.map((title) => ({ title }));

/** How somebody becomes a volunteer. */
export function FirstSteps() {
  return <Steps steps={steps} />;
}
