import { chiefExecutive } from '@site/shared-data/chiefExecutive';
import { foundedYear } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { contact, org } from '@site/shared-data/siteFacts';
import { telephoneLink } from '@site/shared-data/telephoneLink';
import { Link } from '@site/section/Link';
import styles from './Letter.module.css';

/** The welcome of the chief executive officer, as a letter on paper. */
export function Letter() {
  const { name, title } = chiefExecutive.value;
  return (
    <article className={styles.letter}>
      <p className={styles.greeting}>Dear friend,</p>
      <p>Thank you for coming by. Whatever brought you to this page, I am glad you are here.</p>
      <p>
        Maybe you took a pregnancy test, and today feels different from yesterday. Maybe your baby is here, and the
        nights are long. Maybe you are a dad and wonder what comes next. Maybe you carry something from the past that
        few people know about. There is room for you.
      </p>
      <p>
        We have served women, men and families in {org.place.value} since {foundedYear}. We believe every person is
        loved by God. Faith is why we do this. You do not need to share it to be welcome here.
      </p>
      <p>
        You are welcome as you are. You can ask anything. You can come alone, or bring someone you trust. There is no
        pressure, and the next step is always yours.
      </p>
      <p>
        When you are ready, call us at <a href={telephoneLink(contact.phone.value)}>{contact.phone.value}</a>. You can
        also <Link to={paths.contact}>write or come by</Link>. Someone kind will answer.
      </p>
      <p>
        And if you give, volunteer or pray: thank you. You make this possible. Each family we meet also meets your
        kindness.
      </p>
      <footer className={styles.signature}>
        <p>Warmly,</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.title}>
          {title}, {org.name.value}
        </p>
      </footer>
    </article>
  );
}
