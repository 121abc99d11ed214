import type { ClinicEvent } from '@site/shared-data/events';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { FactList } from '@site/ui/FactList';
import { Steps } from '@site/ui/Steps';
import type { Recap } from '../event-detail/OwnParts';
import styles from './WalkForLife.module.css';

interface WalkForLifeProps {
  event: ClinicEvent;
}

const inDollars = (amount: number) => `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** Returns the ways to take part: each item with its price, and the reward for raising support. */
const waysOf = ({ prices = [], shirtDollars }: ClinicEvent) => [
  ...prices.map(({ name: title, dollars, text }) => ({
    ...{ title, text },
    figure: dollars === 0 ? 'Free' : inDollars(dollars),
  })),
  ...(shirtDollars === undefined
    ? []
    : [
        {
          title: 'The T-shirt',
          figure: `${inDollars(shirtDollars)} raised`,
          text: `Yours once you raise ${inDollars(shirtDollars)} or more.`,
        },
      ]),
];

const supportSteps = ({ shirtDollars }: ClinicEvent) => [
  {
    title: 'Set a goal',
    text:
      shirtDollars === undefined
        ? 'Small gifts add up.'
        : `Small gifts add up. Raise ${inDollars(shirtDollars)} or more, and a T-shirt is yours.`,
  },
  { title: 'Say why you walk', text: 'A few honest words in a message are enough.' },
  { title: 'Ask people you know', text: 'Family, friends, coworkers and your church are good places to start.' },
  { title: 'Say thank you', text: 'Tell people how the day went and what they made possible.' },
];

/** The walk and the 5k, until the day is over. */
export function WalkForLife({ event }: WalkForLifeProps) {
  const ways = waysOf(event);
  return (
    <>
      {ways.length > 0 && (
        <Block heading="Choose your way" tone="sand">
          <CardGrid columns={3}>
            {ways.map(({ title, figure, text }) => (
              <Card key={title} title={title}>
                <p className={styles.figure}>{figure}</p>
                {text && <p>{text}</p>}
              </Card>
            ))}
          </CardGrid>
        </Block>
      )}
      <Block heading="How to raise support">
        <Steps across steps={supportSteps(event)} />
      </Block>
      <CallToAction
        heading="Help on the day"
        actions={<Button to={paths.volunteerEvents}>See how you can help</Button>}
      >
        <p>Would you rather cheer than run? You can set up, greet people or clean up.</p>
      </CallToAction>
    </>
  );
}

/** Returns the ways to take part, after the day is over. */
export function walkAndRun(event: ClinicEvent): Recap | null {
  const facts = waysOf(event).map(({ title, figure, text }) => ({
    term: title,
    detail: text ? `${figure}. ${text}` : `${figure}.`,
  }));
  return facts.length > 0 ? { heading: 'The walk and the 5k', content: <FactList facts={facts} /> } : null;
}
