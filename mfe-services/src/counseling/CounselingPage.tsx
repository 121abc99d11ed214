import { paths } from '@site/shared-data/paths';
import { counselingForms } from '@site/shared-data/programFacts';
import { links } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CheckList } from '@site/ui/CheckList';
import { Disclaimer } from '@site/ui/Disclaimer';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { SideBySide } from '@site/ui/SideBySide';
import { ServiceHeader } from '../ServiceHeader';
import styles from './CounselingPage.module.css';
import { HeavyDays } from './HeavyDays';

/** Support after an abortion. Its colors are quieter than those of other pages. */
export function CounselingPage() {
  return (
    <div className={styles.muted}>
      <ServiceHeader
        path={paths.counseling}
        title="Post-abortion counseling"
        lead="A gentle place to talk after an abortion, in your own time."
      />
      <Block heading="You are welcome here">
        <p>You may feel grief. You may feel relief, or numb, or full of questions. All of it is okay.</p>
        <p>It does not matter how long ago it was. No one here will judge you or rush you.</p>
        <HeavyDays />
      </Block>
      <Block tone="sand">
        <SideBySide
          sides={[
            {
              heading: 'What support looks like',
              content: (
                <>
                  <CheckList items={counselingForms.value} />
                  <p>You can try one way and change to another. You can stop at any time.</p>
                </>
              ),
            },
            {
              heading: 'Privacy',
              content: (
                <>
                  <p>What you share matters. Ask us first what we can keep private, and what we cannot promise.</p>
                  <p>You get a plain answer. Then you decide how much to tell.</p>
                </>
              ),
            },
          ]}
        />
      </Block>
      <Block heading="More support">
        <p>There is also a site for people who look for support after an abortion. It is run by others.</p>
        <Button href={links.afterAbortionSupport.value} newTab variant="secondary">
          Visit the support site
        </Button>
        <Disclaimer />
      </Block>
      <GetHelp />
      <NextStep related={{ label: 'Contact us', path: paths.contact, hint: 'More ways to reach us' }} />
    </div>
  );
}
