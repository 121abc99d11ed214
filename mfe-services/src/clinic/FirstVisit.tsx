import { clinicFacts } from '@site/shared-data/facts/services';
import { firstVisit } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { SideBySide } from '@site/ui/SideBySide';
import { Steps } from '@site/ui/Steps';

/** How a first visit goes, and what to bring to it. */
export function FirstVisit() {
  return (
    <Block tone="sand">
      <SideBySide
        sides={[
          {
            heading: 'Your first visit',
            content: (
              <>
                <p>
                  A first visit takes {firstVisit.length.value}. {clinicFacts.leaving.value}
                </p>
                <Steps steps={clinicFacts.firstVisit.value} />
              </>
            ),
          },
          { heading: 'Bring', content: <CheckList items={firstVisit.bring.value} /> },
        ]}
      />
    </Block>
  );
}
