import { definePage } from '@site/section/definePage';
import { supplyDriveFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallUsAt } from '@site/ui/CallLink';
import { CallToAction } from '@site/ui/CallToAction';
import { ClinicAddress } from '@site/ui/ClinicAddress';
import { HoursTable } from '@site/ui/HoursTable';
import { PageHeader } from '@site/ui/PageHeader';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { Steps } from '@site/ui/Steps';
import { MostNeeded } from './MostNeeded';
import styles from './SupplyDrivePage.module.css';

export const supplyDrivePage = definePage({
  path: paths.supplyDrive,
  title: 'Host a supply drive',
  description: 'A supply drive with friends, a class or a church, step by step, and a list of what is needed most.',
  picture: 'supply-drive',
  Page: SupplyDrivePage,
});

/** How to collect baby supplies, and which ones. */
function SupplyDrivePage() {
  return (
    <>
      <PageHeader
        title="Host a supply drive"
        lead="Gather friends, a class or a church, and fill a box for a new baby."
        picture={{
          name: 'supply-drive',
          alt: 'A parent and child pull a red wagon loaded with boxes and a teddy bear along a path to a small house.',
        }}
      />
      <Block heading="Step by step">
        <Steps steps={supplyDriveFacts.steps.value} across />
      </Block>
      <Block tone="sage">
        <div className={styles.sheet}>
          <SideBySide>
            <Side heading="Most needed">
              <MostNeeded />
            </Side>
            <Side heading="Where to bring it">
              <ClinicAddress />
              <HoursTable />
              <p>
                Many boxes? Please <CallUsAt /> before you come.
              </p>
            </Side>
          </SideBySide>
        </div>
      </Block>
      <div className="screen-only">
        <CallToAction heading="Tell us your date" actions={<Button to={paths.contact}>Contact Us</Button>}>
          <p>Ask what is needed this month, and when you can bring your boxes.</p>
        </CallToAction>
      </div>
    </>
  );
}
