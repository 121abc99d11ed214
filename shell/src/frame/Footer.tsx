import { affiliates } from '@site/shared-data/affiliates';
import { footerGroups } from '@site/shared-data/navigation';
import { links, org } from '@site/shared-data/siteFacts';
import { Link } from '@site/section/Link';
import { Picture } from '@site/ui/Picture';
import { FooterContact } from './FooterContact';
import { FooterHours } from './FooterHours';
import styles from './Footer.module.css';

interface FooterProps {
  /** Whether the site shows samples, and says so. */
  isDemo: boolean;
}

/** What stands under every page: when and where, the map of the site, whom the clinic belongs to, what it is. */
export function Footer({ isDemo }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.reach}>
          <FooterHours />
          <FooterContact />
        </div>
        <nav className={styles.map} aria-label="Site map">
          {footerGroups.map(({ label, links }) => (
            <div key={label}>
              <h2 className={styles.heading}>{label}</h2>
              <ul className={styles.links}>
                {links.map(({ label: text, path }) => (
                  <li key={path}>
                    <Link to={path}>{text}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <ul className={styles.affiliates} aria-label="Affiliates">
          {affiliates.map(({ value: { name, image } }) => (
            <li key={name}>
              <Picture name={image.name} alt={image.alt} sizes="10rem" />
            </li>
          ))}
        </ul>
        <div className={styles.legal}>
          <p>
            {org.name.value} is {org.legalStatus.value}.
          </p>
          <p>
            This site sets no cookies and has no forms. <a href={links.webDesign.value}>Web design credit</a>
          </p>
          {isDemo && <p>Demonstration content. Names, contact details and links on this site are samples.</p>}
        </div>
      </div>
    </footer>
  );
}
