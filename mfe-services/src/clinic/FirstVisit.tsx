import { clinicFacts } from '@site/shared-data/facts/services';
import { firstVisit } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Steps } from '@site/ui/Steps';

/** The steps of a first visit. */
export function FirstVisit() {
  return (
    <Block heading="Your first visit" id="first-visit">
      <p>{`A first visit takes ${firstVisit.length.value}. ${clinicFacts.leaving.value}`}</p>
      <Steps steps={clinicFacts.firstVisit.value} across />
    </Block>
  );
}
