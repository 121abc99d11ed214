import { Link } from '@site/section/Link';
import { partnerFacts } from '@site/shared-data/facts/partner';
import { mailto } from '@site/shared-data/contactLinks';
import { paths } from '@site/shared-data/paths';
import { roles } from '@site/shared-data/roles';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { FactList } from '@site/ui/FactList';
import { Mail } from '@site/ui/icons';
import styles from './ForChurches.module.css';

const pages = [
  { path: paths.supplyDrive, label: 'How a supply drive works' },
  { path: paths.prayer, label: 'Prayer topics' },
  { path: paths.events, label: 'Events' },
];

/** The id of this part for links. */
export const churchesId = 'churches';

/** Information for pastors and group leaders. */
export function ForChurches() {
  return (
    <Block heading="For churches" id={churchesId}>
      <div className={styles.columns}>
        <FactList facts={partnerFacts.churches.value.map(({ title, text }) => ({ term: title, detail: text }))} />
        <div className={styles.write}>
          <p>Your contact is the {roles.churches.value}.</p>
          <p>{partnerFacts.reply.value}</p>
          <Button href={mailto(contact.email.value, { subject: 'From a church' })} icon={<Mail />}>
            <span className="whole">E-mail</span> us about your church
          </Button>
          <ul className={styles.pages}>
            {pages.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Block>
  );
}
