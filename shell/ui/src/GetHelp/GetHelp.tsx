import { hotlines } from '@site/shared-data/hotlines';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import { Block } from '../Block/Block';
import styles from './GetHelp.module.css';

const lines = Object.values(hotlines).map(({ value }) => value);

/** Whom to call when it cannot wait for the clinic. */
export function GetHelp() {
  return (
    <Block heading="Get help now" tone="sand">
      <p>If something cannot wait, these lines are there for you.</p>
      <ul className={styles.lines}>
        {lines.map(({ name, phone, action, use }) => (
          <li className={styles.line} key={phone}>
            <a className={styles.phone} href={telephoneLink(phone)}>
              <span className={styles.action}>{action}</span> <span className={styles.number}>{phone}</span>
            </a>
            <p className={styles.name}>{name}</p>
            <p className={styles.use}>{use}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
