import { Block } from '@site/ui/Block';
import { Steps } from '@site/ui/Steps';

const steps = [
  {
    title: 'Call or come by',
    text: 'Call us, or stop in during office hours. You do not need to have the words ready.',
  },
  { title: 'Talk with someone kind', text: 'You sit down with someone who listens first. You set the pace.' },
  { title: 'Choose what is next', text: 'You take what helps, and you decide what comes next. There is no pressure.' },
];

/** What happens when somebody gets in touch, in three steps. */
export function WhatToExpect() {
  return (
    <Block heading="What to expect" tone="sand">
      <Steps steps={steps} across />
    </Block>
  );
}
