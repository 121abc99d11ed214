import { services } from '@site/shared-data/services';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

const columns = services.length % 4 === 0 ? 4 : 3;

/** Every kind of help, each with the way to its page. The pictures say nothing that the words next to them do not. */
export function HowWeCanHelp() {
  return (
    <Block heading="How we can help" id="how-we-can-help">
      <CardGrid columns={columns}>
        {services.map(({ title, path, description, image }) => (
          <Card key={path} title={title} picture={{ ...image, alt: '' }} to={path} columns={columns}>
            <p>{description}</p>
          </Card>
        ))}
      </CardGrid>
    </Block>
  );
}
