import { homeFacts } from '@site/shared-data/facts/home';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { CallLink } from '@site/ui/CallLink';
import { Steps } from '@site/ui/Steps';

/** What happens after somebody contacts the clinic. */
export function WhatToExpect() {
  return (
    <Block heading="What to expect" tone="sand">
      <Steps steps={homeFacts.firstSteps.value} across />
      <p>
        The first step can be short: <CallLink>call us</CallLink>. {contact.callBack.value}
      </p>
    </Block>
  );
}
