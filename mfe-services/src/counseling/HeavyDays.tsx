import { hotlines } from '@site/shared-data/hotlines';
import { telephoneLink } from '@site/shared-data/contactLinks';
import { Notice } from '@site/ui/Notice';

const { name, phone } = hotlines.lifeline.value;

/** The crisis line, visible without scrolling to the end of the page. */
export function HeavyDays() {
  return (
    <Notice>
      <p>
        If life feels too heavy, call or text <a href={telephoneLink(phone)}>{phone}</a>, day or night. It is the {name}
        .
      </p>
    </Notice>
  );
}
