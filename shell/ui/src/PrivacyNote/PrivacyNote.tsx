import { Link } from '@site/section/Link';
import { privacyLink } from '@site/shared-data/navigation';
import { Notice } from '../Notice/Notice';

/** A note that this site keeps nothing about visitors, and that e-mail is not private. */
export function PrivacyNote() {
  return (
    <Notice>
      <p>
        This site sets no cookies and has no forms. <span className="whole">E-mail</span> is not fully private, so
        please leave out medical details. Calling is best. <Link to={privacyLink.path}>More about privacy</Link>
      </p>
    </Notice>
  );
}
