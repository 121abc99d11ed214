import { eventsFacts } from '@site/shared-data/facts/events';
import { CallToAction } from '@site/ui/CallToAction';
import { MailingListButton } from '../MailingListButton';

/** A link to the mailing list below the announced events. */
export function HearAboutTheNext() {
  return (
    <CallToAction heading="Hear about the next one" actions={<MailingListButton />}>
      <p>{eventsFacts.mailingList.value}</p>
    </CallToAction>
  );
}
