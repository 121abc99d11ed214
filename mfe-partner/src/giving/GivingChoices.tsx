import type { ReactNode } from 'react';
import type { DonationOption } from '@site/shared-data/donationOptions';
import { Button } from '@site/ui/Button';
import { Picture } from '@site/ui/Picture';
import { ArrowRight, CalendarDays, HandHeart, MessageCircle, Package } from '@site/ui/icons';
import { paths, type SitePath } from '@site/shared-data/paths';
import styles from './GivingChoices.module.css';

interface GivingChoicesProps {
  options: readonly DonationOption[];
  /** Whether each choice has a description, for comparison. */
  described?: boolean | undefined;
}

const targetOf = ({ buttonLink, isExternalLink }: DonationOption) =>
  isExternalLink ? { href: buttonLink, newTab: true } : { to: buttonLink };

/** The icons of the pages that the buttons link to. */
const icons = new Map<SitePath, ReactNode>([
  [paths.monthlyPartner, <CalendarDays key="month" />],
  [paths.contact, <MessageCircle key="talk" />],
  [paths.supplyDrive, <Package key="box" />],
]);

const iconOf = ({ buttonLink, isExternalLink }: DonationOption) =>
  isExternalLink ? <HandHeart /> : (icons.get(buttonLink as SitePath) ?? <ArrowRight />);

/**
 * Ways to give as large choices. Each whole choice is a link. The one that takes a single visit is the primary action
 * of the page.
 */
export function GivingChoices({ options, described }: GivingChoicesProps) {
  return (
    <ul className={`together ${styles.choices}`}>
      {options.map((option) => (
        <li className={styles.choice} key={option.title}>
          <div className={styles.picture} data-later>
            <Picture name={option.image.name} alt="" sizes="5rem" />
          </div>
          <div>
            <h2 className={styles.title}>{option.title}</h2>
            <p className={styles.amount}>{option.amountLabel}</p>
            {option.isExternalLink && <p className={styles.amount}>Opens in a new tab</p>}
          </div>
          {described && <p className={styles.description}>{option.description}</p>}
          <div className={styles.button}>
            <Button
              {...targetOf(option)}
              icon={iconOf(option)}
              variant={option.isExternalLink ? 'primary' : 'secondary'}
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
