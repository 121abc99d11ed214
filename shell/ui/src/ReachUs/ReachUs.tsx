import { Link } from '@site/section/Link';
import { directionsUrl } from '@site/shared-data/postalAddress';
import { mailto, telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
import { ArrowRight, Mail, MapPin, MessageCircle, Phone } from '../icons/icons';
import { ActionTiles, type ActionTile } from '../ActionTiles/ActionTiles';
import { EmailAddress } from '../EmailAddress/EmailAddress';
import { getHelpId } from '../GetHelp/GetHelp';
import { OpeningState, useIsClosed } from '../OpeningState/OpeningState';

interface ReachUsProps {
  /** Whether to add a link to the clinic's page before the others. */
  isFrontDoor?: boolean | undefined;
  /** Whether to add a link to `<GetHelp>` on the same page. */
  helpBelow?: boolean | undefined;
}

const { phone, textLine, email, address, replyTime } = contact;

const call = { icon: <Phone />, label: 'Call us', hint: phone.value, href: telephoneLink(phone.value) };

/** A link for text messages, if the clinic has a number for them. */
const texts: readonly ActionTile[] =
  textLine.value === null
    ? []
    : [{ icon: <MessageCircle />, label: 'Text us', hint: textLine.value, href: textLink(textLine.value) }];

const directions = {
  icon: <MapPin />,
  label: 'Directions',
  hint: address.value.street,
  href: directionsUrl(address.value),
};

/** Ways to reach the clinic: by telephone, by text message if it has a number for it, and in person. */
export const waysToReachUs: readonly ActionTile[] = [call, ...texts, directions];

/** The link for visitors who think they are pregnant, in their own words. */
const pregnant = { icon: <ArrowRight />, label: 'I may be pregnant', href: paths.clinic };

const write = {
  icon: <Mail />,
  label: 'Write to us',
  hint: <EmailAddress address={email.value} />,
  href: mailto(email.value),
};

/** When the clinic answers messages, even if the office is closed. */
const whenAnswered = `${textLine.value === null ? 'Write' : 'Text or write'} at any hour. ${replyTime.value}`;

/** Whether the office is open now, and how to reach it. It fits on the first screen of any phone. */
export function ReachUs({ isFrontDoor, helpBelow }: ReachUsProps) {
  // While the office is closed, messages come first.
  const isClosed = useIsClosed();
  const ways = isClosed ? [...texts, write, call, directions] : [call, ...texts, write, directions];
  return (
    <ActionTiles tiles={isFrontDoor ? [pregnant, ...ways] : ways} foot={whenAnswered} isDense>
      <OpeningState />
      {helpBelow && (
        <p>
          Cannot wait? <Link to={`#${getHelpId}`}>Get help now</Link>
        </p>
      )}
    </ActionTiles>
  );
}
