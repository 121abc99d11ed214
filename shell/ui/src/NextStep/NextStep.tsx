import { directionsUrl } from '@site/shared-data/postalAddress';
import { contact } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { ArrowRight, MapPin, Phone } from '../icons/icons';
import { ActionTiles } from '../ActionTiles/ActionTiles';
import { Block } from '../Block/Block';

interface RelatedPage {
  readonly label: string;
  readonly path: string;
  /** What waits there, in a few words. */
  readonly hint?: string | undefined;
}

interface NextStepProps {
  related: RelatedPage;
  heading?: string | undefined;
}

const { phone, address } = contact;

/** The band a page ends with: call, visit, or read on. */
export function NextStep({ related, heading = 'Your next step' }: NextStepProps) {
  const tiles = [
    { icon: <Phone />, label: 'Call us', hint: phone.value, href: telephoneLink(phone.value) },
    { icon: <MapPin />, label: 'Directions', hint: address.value.street, href: directionsUrl(address.value) },
    { icon: <ArrowRight />, label: related.label, hint: related.hint, href: related.path },
  ];
  return (
    <Block heading={heading} tone="sage">
      <ActionTiles tiles={tiles} />
      <p>{contact.afterHours.value}</p>
    </Block>
  );
}
