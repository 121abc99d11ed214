import { clinicVisit } from '@site/shared-data/programFacts';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { SideBySide } from '@site/ui/SideBySide';
import { Steps } from '@site/ui/Steps';

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
      <SideBySide
        sides={[
          {
            heading: 'Your first visit',
            content: (
              <>
                <p>A first visit takes {visitLength.value}. You can leave at any time.</p>
                <Steps steps={steps} />
              </>
            ),
          },
          { heading: 'Bring', content: <CheckList items={bring.value} /> },
        ]}
      />
    </Block>
  );
}
