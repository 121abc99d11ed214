import { Link } from '@site/section/Link';
import type { DonationOption } from '@site/shared-data/donationOptions';
import { NewTabMark } from '@site/ui/NewTabMark';
import { Picture } from '@site/ui/Picture';
import ArrowRight from 'lucide-react/icons/arrow-right';
import styles from './GivingChoices.module.css';
import { onlineWays } from './waysToGive';

/** To give once or each month: two large choices, each wholly a place to press. */
export function GivingChoices() {
  return (
    <ul className={styles.choices}>
      {onlineWays.map((option) => (
        <li className={styles.choice} key={option.title}>
          <div className={styles.picture} data-later>
            <Picture name={option.image.name} alt="" sizes="5rem" />
          </div>
          <div>
            <h2 className={styles.title}>{option.title}</h2>
            <p className={styles.amount}>{option.amountLabel}</p>
          </div>
          <ChoiceLink {...option} />
          <p className={styles.description}>{option.description}</p>
        </li>
      ))}
    </ul>
  );
}

function ChoiceLink({ buttonText, buttonLink, isExternalLink }: DonationOption) {
  if (isExternalLink)
    return (
      <a className={styles.link} href={buttonLink} target="_blank" rel="noreferrer">
        <span>{buttonText}</span>
        <NewTabMark />
      </a>
    );
  return (
    <Link className={styles.link} to={buttonLink}>
      <span>{buttonText}</span>
      <ArrowRight />
    </Link>
  );
}
