import { getHelpId } from '@site/section/Section';
import { hotlines } from '@site/shared-data/hotlines';
import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { MessageCircle, Phone } from '../icons/icons';
import { Actions } from '../Actions/Actions';
import { Block } from '../Block/Block';
import { Button } from '../Button/Button';
import styles from './GetHelp.module.css';

const lines = Object.values(hotlines).map(({ value }) => value);

/** The numbers for emergencies. Each whole line is a telephone link, and text messages have a separate button. */
export function GetHelp() {
  return (
    <Block heading="Get help now" tone="sand" id={getHelpId}>
      <p>If something cannot wait, these lines are there for you.</p>
      <ul className={styles.lines}>
        {lines.map(({ name, phone, use, text }) => (
          <li className={styles.line} key={phone}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.use}>{use}</p>
            </div>
            <Actions>
              <Button href={telephoneLink(phone)} variant="secondary" icon={<Phone />}>
                {`Call ${phone}`}
              </Button>
              {text && (
                <Button href={textLink(text.to, text.word)} variant="secondary" icon={<MessageCircle />}>
                  {['Text', ...(text.word ? [text.word, 'to'] : []), text.to].join(' ')}
                </Button>
              )}
            </Actions>
          </li>
        ))}
      </ul>
    </Block>
  );
}
