import { clinicVisit } from '@site/shared-data/programFacts';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { GetHelp } from '@site/ui/GetHelp';
import { OpeningState } from '@site/ui/OpeningState';
import { PageHeader } from '@site/ui/PageHeader';
import { ClinicMap } from './ClinicMap';
import styles from './ContactPage.module.css';
import { EmailCard } from './EmailCard';
import { VisitCard } from './VisitCard';

/** Every way to reach the clinic, and what to know before a visit. */
export function ContactPage() {
  return (
    <>
      <PageHeader title="Contact us" lead="Call, write or come by. Someone kind will answer.">
        <div className={styles.state}>
          <OpeningState />
        </div>
      </PageHeader>
      <Block>
        <div className={styles.cards}>
          <VisitCard />
          <EmailCard />
        </div>
      </Block>
      <Block heading="Where we are">
        <ClinicMap />
      </Block>
      <Block heading="Before you come">
        <p>A first visit takes {clinicVisit.visitLength.value}.</p>
        <div className={styles.before}>
          <div>
            <h3>Getting here</h3>
            <CheckList items={clinicVisit.arrival.value} />
          </div>
          <div>
            <h3>What to bring</h3>
            <CheckList items={clinicVisit.bring.value} />
          </div>
        </div>
      </Block>
      <GetHelp />
    </>
  );
}
