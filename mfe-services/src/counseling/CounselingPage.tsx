import { counselingFacts, serviceFaith } from '@site/shared-data/facts/services';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { hotlines } from '@site/shared-data/hotlines';
import { privacyLink } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { links, privacy } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CheckList } from '@site/ui/CheckList';
import { Disclaimer } from '@site/ui/Disclaimer';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { Notice } from '@site/ui/Notice';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { ServiceHeader } from '../ServiceHeader';
import { servicePage } from '../servicePage';
import styles from './CounselingPage.module.css';

const lifeline = hotlines.lifeline.value;

export const counselingPage = servicePage({
  path: paths.counseling,
  title: 'Post-abortion counseling',
  description:
    'A gentle place to talk after an abortion, in your own time. What support looks like, how privacy is kept, and who else can help.',
  Page: CounselingPage,
});

/** Support after an abortion. Its colors are more muted than those of other pages. */
export function CounselingPage() {
  return (
    <div className={styles.muted}>
      <ServiceHeader path={paths.counseling} title="Post-abortion counseling" brief={counselingFacts.brief.value}>
        <p>{serviceFaith.value}</p>
      </ServiceHeader>
      <Block>
        <SideBySide>
          <Side heading="You are welcome here">
            <p>You may feel grief. You may feel relief, or numb, or full of questions. All of it is okay.</p>
            <p>{counselingFacts.welcome.value}</p>
            <Notice>
              <p>
                If life feels too heavy, call or text <a href={telephoneLink(lifeline.phone)}>{lifeline.phone}</a>, day
                or night. It is the {lifeline.name}.
              </p>
            </Notice>
          </Side>
          <Side heading="What support looks like">
            <CheckList items={counselingFacts.forms.value} />
            <p>{counselingFacts.freedom.value}</p>
            <p>{counselingFacts.cost.value}</p>
          </Side>
        </SideBySide>
      </Block>
      <Block tone="sand">
        <SideBySide>
          <Side heading="Privacy">
            <p>{privacy.value}</p>
            <p>You decide how much to tell.</p>
            <Button to={privacyLink.path} variant="quiet">
              More about privacy
            </Button>
          </Side>
          <Side heading="More support">
            <p>There is also a site for people who want support after an abortion. Another organization runs it.</p>
            <Button href={links.afterAbortionSupport.value} newTab variant="secondary">
              Visit the support site
            </Button>
            <Disclaimer />
          </Side>
        </SideBySide>
      </Block>
      <NextStep related={{ label: 'Contact us', path: paths.contact, hint: 'More ways to reach us' }} />
      <GetHelp />
    </div>
  );
}
