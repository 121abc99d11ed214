import type { DonationOption } from '@site/shared-data/donationOptions';
import { Button } from '@site/ui/Button';
import { HandHeart } from '@site/ui/icons';
import { ArchPicture } from './ArchPicture';
import { onlineWays } from './waysToGive';
import styles from './GivingChoices.module.css';

interface GivingChoicesProps {
  options: readonly DonationOption[];
  /** Whether each choice has a description, for comparison. */
  described?: boolean | undefined;
}

const targetOf = ({ buttonLink, isExternalLink }: DonationOption) =>
  isExternalLink ? { href: buttonLink, newTab: true } : { to: buttonLink };

/** Ways to give as large choices. Each whole choice is a link. */
export function GivingChoices({ options, described }: GivingChoicesProps) {
  return (
    <ul className={styles.choices}>
      {options.map((option) => (
        <li className={styles.choice} key={option.title}>
          <div className={styles.picture}>
            <ArchPicture image={{ ...option.image, alt: '' }} sizes="5rem" />
          </div>
          <div>
            <h2 className={styles.title}>{option.title}</h2>
            <p className={styles.amount}>{option.amountLabel}</p>
          </div>
          {described && <p className={styles.description}>{option.description}</p>}
          <div className={styles.button}>
            <Button
              {...targetOf(option)}
              icon={<HandHeart />}
              variant={onlineWays.includes(option) ? 'primary' : 'secondary'}
              wide
            >
              {option.buttonText}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
