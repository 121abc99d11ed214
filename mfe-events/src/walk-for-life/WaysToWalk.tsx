import { shirtAmount, walkFee, walkRoute } from '@site/shared-data/constants';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import styles from './WaysToWalk.module.css';

const ways = [
  { title: 'The walk', figure: 'Free', text: `A ${walkRoute} for families and friends.` },
  { title: 'The 5k', figure: `$${walkFee}`, text: 'To run, to jog or to take your time.' },
  { title: 'The T-shirt', figure: `$${shirtAmount} raised`, text: 'For walkers who raise this much or more.' },
];

/** What it costs to walk or run, and what a walker who raises support gets. */
export function WaysToWalk() {
  return (
    <CardGrid columns={3}>
      {ways.map(({ title, figure, text }) => (
        <Card key={title} title={title}>
          <p className={styles.figure}>{figure}</p>
          <p>{text}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
