import { eventsFacts } from '@site/shared-data/facts/events';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import Mail from 'lucide-react/icons/mail';
import { mailingListUrl } from './mailingListUrl';

/** The way to hear of what is not announced yet. */
export function HearAboutTheNext() {
  return (
    <CallToAction
      heading="Hear about the next one"
      actions={
        <Button href={mailingListUrl} icon={<Mail />}>
          Join our mailing list
        </Button>
      }
    >
      <p>{eventsFacts.mailingList.value}</p>
    </CallToAction>
  );
}
