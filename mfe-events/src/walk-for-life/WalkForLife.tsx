import { shirtAmount, walkFee, walkRoute } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { FactList } from '@site/ui/FactList';
import { Steps } from '@site/ui/Steps';
import styles from './WalkForLife.module.css';

/** The prices of the walk and the run, and the reward for raising support. They apply before and after the day. */
const prices = [
  { title: 'The walk', figure: 'Free', text: `A ${walkRoute} for families and friends.` },
  { title: 'The 5k', figure: `$${walkFee}`, text: 'Run it, jog it or take it slow.' },
  { title: 'The T-shirt', figure: `$${shirtAmount} raised`, text: `Yours once you raise $${shirtAmount} or more.` },
];

const supportSteps = [
  { title: 'Set a goal', text: `Small gifts add up. Raise $${shirtAmount} or more, and a T-shirt is yours.` },
  { title: 'Say why you walk', text: 'A few honest words in a message are enough.' },
  { title: 'Ask people you know', text: 'Family, friends, coworkers and your church are good places to start.' },
  { title: 'Say thank you', text: 'Tell people how the day went and what they made possible.' },
];

/** The walk and the 5k, until the day is over. */
export function WalkForLife() {
  return (
    <>
      <Block heading="Choose your way" tone="sand">
        <CardGrid columns={3}>
          {prices.map(({ title, figure, text }) => (
            <Card key={title} title={title}>
              <p className={styles.figure}>{figure}</p>
              <p>{text}</p>
            </Card>
          ))}
        </CardGrid>
      </Block>
      <Block heading="How to raise support">
        <Steps across steps={supportSteps} />
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

const facts = prices.map(({ title, figure, text }) => ({ term: title, detail: `${figure}. ${text}` }));

/** The ways to take part, after the day is over. */
export const walkAndRun = { heading: 'The walk and the 5k', content: <FactList facts={facts} /> };
