import { parentingFacts } from '@site/shared-data/facts/services';
import { Block } from '@site/ui/Block';
import { Steps } from '@site/ui/Steps';

/** The steps of parenting support. */
export function HowItWorks() {
  return (
    <Block heading="How it works" tone="sand">
      <Steps steps={parentingFacts.steps.value} across />
    </Block>
  );
}
