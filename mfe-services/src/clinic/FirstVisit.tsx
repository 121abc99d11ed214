import { clinicVisit } from '@site/shared-data/programFacts';
import { CheckList } from '@site/ui/CheckList';
import { Block } from '@site/ui/Block';
import { Steps } from '@site/ui/Steps';
import { SideBySide } from '../SideBySide';

const steps = [
  { title: 'You arrive', text: 'Someone kind meets you at the door and shows you to a quiet room.' },
  { title: 'You talk', text: 'You say what is on your mind. You share as much or as little as you want.' },
  { title: 'You get your results', text: 'If you take a test, you hear the result in plain words.' },
  {
    title: 'You choose what is next',
    text: 'You can ask more, come back, or go home and think. There is no pressure.',
  },
];

/** How a first visit goes, and what to bring to it. */
export function FirstVisit() {
  const { visitLength, bring } = clinicVisit;
  return (
    <Block tone="sand">
      <SideBySide>
        <div>
          <h2>Your first visit</h2>
          <Steps steps={steps} />
        </div>
        <div>
          <h2>Bring</h2>
          <CheckList items={bring.value} />
          <p>A first visit takes {visitLength.value}. You can leave at any time.</p>
        </div>
      </SideBySide>
    </Block>
  );
}
