import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import styles from './WaysToWalk.module.css';
import { walkPrices } from './walkPrices';

/** The ways to take part with their prices. */
export function WaysToWalk() {
  return (
    <CardGrid columns={3}>
      {walkPrices.map(({ title, figure, text }) => (
        <Card key={title} title={title}>
          <p className={styles.figure}>{figure}</p>
          <p>{text}</p>
        </Card>
      ))}
    </CardGrid>
  );
}
