import { Block } from '@site/ui/Block';
import { Steps } from '@site/ui/Steps';

const steps = [
  { title: 'We meet', text: 'You tell us about your family, what is going well and what is hard.' },
  { title: 'We plan', text: 'You choose one small step to start with, and we plan it with you.' },
  { title: 'You come back', text: 'You come back as often as it helps. Small, steady steps count.' },
];

/** How parenting support goes, from the first talk on. */
export function HowItWorks() {
  return (
    <Block heading="How it works" tone="sand">
      <Steps steps={steps} across />
    </Block>
  );
}
