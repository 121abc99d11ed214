import { definePage } from '@site/section/definePage';
import { addressLine, mapEmbedUrl, mapUrl } from '@site/shared-data/postalAddress';
import { contactFacts } from '@site/shared-data/facts/about';
import { paths } from '@site/shared-data/paths';
import { contact, embeds, firstVisit } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { Facade } from '@site/ui/Facade';
import { GetHelp } from '@site/ui/GetHelp';
import { PageHeader } from '@site/ui/PageHeader';
import { ReachUs } from '@site/ui/ReachUs';
import { SpanishHelp } from '@site/ui/SpanishHelp';
import { Actions } from '@site/ui/Actions';
import { Button } from '@site/ui/Button';
import styles from './ContactPage.module.css';
import { EmailCard } from './EmailCard';
import { VisitCard, visitCardId } from './VisitCard';
import { WaysToHelp, waysToHelpId } from './WaysToHelp';

const address = contact.address.value;
const takesTexts = contact.textLine.value !== null;

export const contactPage = definePage({
  path: paths.contact,
  title: 'Contact us',
  description: `Phone, ${takesTexts ? 'text, ' : ''}e-mail, address, office hours and a map. What to know before a first visit, and how your privacy is kept.`,
  isForNeed: true,
  Page: ContactPage,
});

/**
 * Every way to reach the clinic, and information for a visit. The page and the footer show the number of the clinic
 * once each.
 */
export function ContactPage() {
  return (
    <>
      <PageHeader
        title="Contact us"
        lead={`Call, ${takesTexts ? 'text, ' : ''}write or plan a visit.`}
        first={<ReachUs helpBelow />}
      >
        <div className="screen-only">
          <Actions>
            <Button to={`#${visitCardId}`} variant="secondary">
              I need help
            </Button>
            <Button to={`#${waysToHelpId}`} variant="secondary">
              I want to help
            </Button>
          </Actions>
        </div>
      </PageHeader>
      <Block>
        <div className={styles.cards}>
          <VisitCard />
          <EmailCard />
          <WaysToHelp />
        </div>
      </Block>
      <Block heading="Where we are">
        <address>{addressLine(address)}</address>
        <Facade
          title={`Map of ${addressLine(address)}`}
          picture={{ name: 'map', alt: '' }}
          src={mapEmbedUrl(address, embeds.mapKey.value)}
          buttonLabel="Show the map"
          hideLabel="Hide the map"
          linkHref={mapUrl(address)}
          linkText="Open in Google Maps"
          shape="map"
        />
      </Block>
      <Block heading="Before you come">
        <p>
          A first visit takes {firstVisit.length.value}. {contact.appointments.value}
        </p>
        <div className={styles.before}>
          <div>
            <h3>Getting here</h3>
            <CheckList items={contactFacts.arrival.value} />
          </div>
          <div>
            <h3>What to bring</h3>
            <CheckList items={firstVisit.bring.value} />
          </div>
          <div>
            <h3>Languages</h3>
            <p>{contact.language.value}</p>
          </div>
        </div>
      </Block>
      <SpanishHelp />
      <GetHelp />
    </>
  );
}
