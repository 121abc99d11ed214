import { paths } from '@site/shared-data/paths';
import { Button } from '@site/ui/Button';
import Mail from 'lucide-react/icons/mail';
import { mailingListUrl } from '../mailingListUrl';
import styles from './NothingPlanned.module.css';

/** Stands where the upcoming events would, while there are none. */
export function NothingPlanned() {
  return (
    <div className={styles.panel}>
      <p className={styles.news}>Nothing is on the calendar right now.</p>
      <p>Would you like to hear when a date is set? Join our mailing list.</p>
      <div className={styles.actions}>
        <Button href={mailingListUrl} icon={<Mail />}>
          Join our mailing list
        </Button>
        <Button to={paths.contact} variant="secondary">
          Contact Us
        </Button>
      </div>
    </div>
  );
}
