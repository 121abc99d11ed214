import { Link } from '@site/section/Link';
import { getHelpId } from '@site/section/Section';
import { directionsUrl } from '@site/shared-data/postalAddress';
import { mailto, telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
import { ArrowRight, Mail, MapPin, MessageCircle, Phone } from '../icons/icons';
import { ActionTiles, type ActionTile } from '../ActionTiles/ActionTiles';
import { EmailAddress } from '../EmailAddress/EmailAddress';
import { OpeningState } from '../OpeningState/OpeningState';
import styles from './ReachUs.module.css';

interface ReachUsProps {
  /** Whether to add a link to the clinic's page before the others. */
  isFrontDoor?: boolean | undefined;
  /** Whether to add a link to `<GetHelp>` on the same page. */
  helpBelow?: boolean | undefined;
  /** The hours of the week, for a page that has them nowhere near. */
  hoursLine?: string | undefined;
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

/** Ways to reach the clinic: by text message if it has a number for it, by telephone, and in person. */
export const waysToReachUs: readonly ActionTile[] = [...texts, call, directions];

/** The link for visitors who think they are pregnant, in their own words. */
const pregnant = { icon: <ArrowRight />, label: 'I may be pregnant', href: paths.clinic };

/** The most letters of an address that fit one line of a tile on the smallest phone. */
const most = 18;

/** The e-mail address. On the smallest phone a long one would move the telephone below the first screen. */
const emailHint =
  email.value.length > most ? (
    <>
      <span className={styles.wide}>
        <EmailAddress address={email.value} />
      </span>
      <span className={styles.narrow}>by e-mail</span>
    </>
  ) : (
    email.value
  );

const write = {
  icon: <Mail />,
  label: 'Write to us',
  hint: emailHint,
  href: mailto(email.value),
};

/** Messages come first: people can send them at any hour. The order never changes, so no tile moves under a thumb. */
const ways: readonly ActionTile[] = [...texts, write, call, directions];

/** When the clinic answers messages, even if the office is closed. */
const whenAnswered = `${textLine.value === null ? 'Write' : 'Text or write'} at any hour. ${replyTime.value}`;

/** Whether the office is open now, and how to reach it. In the site's fonts it fits on the first screen of any phone. */
export function ReachUs({ isFrontDoor, helpBelow, hoursLine }: ReachUsProps) {
  return (
    <ActionTiles
      tiles={isFrontDoor ? [pregnant, ...ways] : ways}
      foot={hoursLine ? `${hoursLine} ${whenAnswered}` : whenAnswered}
    >
      <OpeningState />
      {helpBelow && (
        <p>
          Cannot wait? <Link to={`#${getHelpId}`}>Get help now</Link>
        </p>
      )}
    </ActionTiles>
  );
}
