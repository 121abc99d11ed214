import { services } from '@site/shared-data/services';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

const columns = services.length % 4 === 0 ? 4 : 3;

/** Every service with the link to its page. The pictures add no information to the text next to them. */
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
