import { accessibility } from '@site/shared-data/accessibility';
import { mailto } from '@site/shared-data/contactLinks';
import { accessibilityLink } from '@site/shared-data/navigation';
import { contact } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { CallUsAt } from '@site/ui/CallLink';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { EmailAddress } from '@site/ui/EmailAddress';

const { standard, tested, ways, shortfalls, untried } = accessibility.value;

/** The accessibility statement, which every page links to. */
export function Accessibility() {
  return (
    <Block heading={accessibilityLink.label} id={accessibilityLink.path.split('#')[1]}>
      <CardGrid columns={3}>
        <Card title="The standard we follow">
          <p>{`This site is built to ${standard}. We tested it in ${tested}.`}</p>
          <ul>
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </Card>
        <Card title="What falls short">
          {shortfalls.map((shortfall) => (
            <p key={shortfall}>{shortfall}</p>
          ))}
          {untried.length > 0 && <p>{`Not tried yet: ${untried.join(', ')}.`}</p>}
        </Card>
        <Card title="Tell us what gets in your way">
          <p>
            Write to{' '}
            <a href={mailto(contact.email.value)}>
              <EmailAddress address={contact.email.value} />
            </a>
            , or <CallUsAt />.
          </p>
        </Card>
      </CardGrid>
    </Block>
  );
}
