import { Button } from '@site/ui/Button';
import { ArchPicture } from './ArchPicture';
import styles from './OtherWays.module.css';
import { otherWays } from './waysToGive';

/** What can be given besides money online, each in a quiet row. */
export function OtherWays() {
  return (
    <ul className={styles.ways}>
      {otherWays.map(({ title, description, amountLabel, image, buttonText, buttonLink }) => (
        <li className={styles.way} key={title}>
          <div className={styles.picture}>
            <ArchPicture image={image} sizes="7rem" />
          </div>
          <div className={styles.words}>
            <h3>{title}</h3>
            <p className={styles.amount}>{amountLabel}</p>
            <p>{description}</p>
            <Button to={buttonLink} variant="quiet">
              {buttonText}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
