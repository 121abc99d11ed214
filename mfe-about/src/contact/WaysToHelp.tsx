import { mailto } from '@site/shared-data/contactLinks';
import { roles } from '@site/shared-data/roles';
import { contact } from '@site/shared-data/siteFacts';
import { HandHeart } from '@site/ui/icons';
import styles from './ContactCard.module.css';

/** The reasons why helpers and reporters write. The subject of the e-mail directs it to the right person. */
const topics = [
  { label: 'I would like to volunteer', role: roles.volunteers.value },
  { label: 'I am writing for a church or a group', role: roles.churches.value },
  { label: 'I have a question about a gift', role: roles.donors.value },
  { label: 'I am writing a news story', role: roles.press.value },
] as const;

/** The id of this card for links. */
export const waysToHelpId = 'want-to-help';

/** Links for volunteers, churches, donors and reporters. Each topic starts an e-mail, and names who answers it. */
export function WaysToHelp() {
  return (
    <section className={styles.card} id={waysToHelpId}>
      <h2>I want to help</h2>
      <p>What are you writing about? {contact.replyTime.value}</p>
      <ul className={styles.topics}>
        {topics.map(({ label, role }) => (
          <li key={label}>
            <HandHeart />
            <span>
              <a href={mailto(contact.email.value, { subject: label })}>{label}</a>
              <br />
              {`The ${role} answers.`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
