import { shirtAmount } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Steps } from '@site/ui/Steps';
import { WaysToWalk } from './WaysToWalk';

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
        <WaysToWalk />
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
