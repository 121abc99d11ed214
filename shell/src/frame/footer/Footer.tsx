import { affiliates } from '@site/shared-data/affiliates';
import { Link } from '@site/section/Link';
import { accessibilityLink, privacyLink } from '@site/shared-data/navigation';
import { contact, links, org } from '@site/shared-data/siteFacts';
import { HoursTable } from '@site/ui/HoursTable';
import { Picture } from '@site/ui/Picture';
import { memo } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf, showsSamples, type Registry } from '../../sections/registry';
import { FooterContact } from './FooterContact';
import { FooterMap } from './FooterMap';
import styles from './Footer.module.css';

interface FooterProps {
  registry: Registry;
}

/** The notice that the page shows samples, if it does. */
function DemoNotice({ registry }: FooterProps) {
  if (!showsSamples(registry, addressOf(useLocation().pathname))) return null;
  return (
    <p>
      This is a demonstration. Names, contact details, links, services, prices and figures are samples or unconfirmed.
    </p>
  );
}

/**
 * The footer of every page: hours, contact, site map, affiliates, legal status. A navigation only renders its notice of
 * samples again.
 */
export const Footer = memo(function Footer({ registry }: FooterProps) {
  return (
    <footer className={`on-deep ${styles.footer}`}>
      <div className={styles.inside}>
        <div className={styles.reach}>
          <div>
            <h2 className={styles.heading}>Office hours</h2>
            <HoursTable />
            <p className={styles.help}>{contact.afterHours.value}</p>
          </div>
          <FooterContact />
        </div>
        <FooterMap events={registry.events} />
        {affiliates.length > 0 && (
          <ul className={`together ${styles.affiliates}`} aria-label="Affiliates">
            {affiliates.map(({ name, image }) => (
              <li key={name}>
                <Picture name={image.name} alt={image.alt} sizes="10rem" />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.legal}>
          <p>{`${org.name.value} is ${org.legalStatus.value}.`}</p>
          <p>
            No cookies, no forms. <Link to={privacyLink.path}>{privacyLink.label}</Link>{' '}
            <Link to={accessibilityLink.path}>{accessibilityLink.label}</Link>{' '}
            <a href={links.webDesign.value}>Web design credit</a>{' '}
            {/* Compose writes this page. The registry does not contain it, so the browser loads its document. */}
            <a href="/status">Site status</a>
          </p>
          <DemoNotice registry={registry} />
        </div>
      </div>
    </footer>
  );
});
