import type { DonationOption } from '@site/shared-data/donationOptions';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import styles from './DonationCard.module.css';

interface DonationCardProps {
  option: DonationOption;
}

/** One way to give, and the button that leads there. */
export function DonationCard({ option }: DonationCardProps) {
  const { title, description, amountLabel, image, buttonText, buttonLink, isExternalLink } = option;
  const button = isExternalLink ? (
    <Button href={buttonLink} newTab>
      {buttonText}
    </Button>
  ) : (
    <Button to={buttonLink} variant="secondary">
      {buttonText}
    </Button>
  );
  return (
    <Card title={title} picture={image} actions={button}>
      <p className={styles.amount}>{amountLabel}</p>
      <p>{description}</p>
    </Card>
  );
}
