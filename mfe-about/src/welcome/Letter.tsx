import { chiefExecutive } from '@site/shared-data/chiefExecutive';
import { welcomeFacts } from '@site/shared-data/facts/about';
import { paths } from '@site/shared-data/paths';
import { contact, org } from '@site/shared-data/siteFacts';
import { staff } from '@site/shared-data/staff';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { Link } from '@site/section/Link';
import { Portrait } from '../team/Portrait';
import styles from './Letter.module.css';

/** The welcome letter of the chief executive officer. */
export function Letter() {
  const { name, title } = chiefExecutive.value;
  const writer = staff.find((member) => member.name === name);
  return (
    <article className={styles.letter}>
      <p className={styles.greeting}>Dear friend,</p>
      {welcomeFacts.letter.value.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        When you are ready, call{' '}
        <a className="whole" href={telephoneLink(contact.phone.value)}>
          {contact.phone.value}
        </a>{' '}
        during <Link to={paths.contact}>office hours</Link>.
      </p>
      <p>{welcomeFacts.thanks.value}</p>
      <footer className={styles.signature}>
        {writer?.image && (
          <div className={styles.portrait}>
            <Portrait member={writer} isNamed sizes="7rem" />
          </div>
        )}
        <div>
          <p>Warmly,</p>
          <p className={styles.name}>{name}</p>
          <p className={styles.title}>
            {title}, {org.name.value}
          </p>
        </div>
      </footer>
    </article>
  );
}
