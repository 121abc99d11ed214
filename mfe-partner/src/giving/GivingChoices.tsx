import type { DonationOption } from '@site/shared-data/donationOptions';
import { Button } from '@site/ui/Button';
import { HandHeart } from '@site/ui/icons';
import { ArchPicture } from './ArchPicture';
import styles from './GivingChoices.module.css';
import { onlineWays } from './waysToGive';

const targetOf = ({ buttonLink, isExternalLink }: DonationOption) =>
  isExternalLink ? { href: buttonLink, newTab: true } : { to: buttonLink };

/** To give once or each month: two large choices, each wholly a place to press. */
export function GivingChoices() {
  return (
    <ul className={styles.choices}>
      {onlineWays.map((option) => (
        <li className={styles.choice} key={option.title}>
          <div className={styles.picture}>
            <ArchPicture image={{ ...option.image, alt: '' }} sizes="5rem" />
          </div>
          <div>
            <h2 className={styles.title}>{option.title}</h2>
            <p className={styles.amount}>{option.amountLabel}</p>
          </div>
          <div className={styles.button}>
            <Button {...targetOf(option)} icon={<HandHeart />} wide>
              {option.buttonText}
            </Button>
          </div>
          <p className={styles.description}>{option.description}</p>
        </li>
      ))}
    </ul>
  );
}
