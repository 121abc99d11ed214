import { services } from '@site/shared-data/services';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

/** The four kinds of help, each with the way to its page. */
export function HowWeCanHelp() {
  return (
    <Block heading="How we can help" id="how-we-can-help">
      <CardGrid columns={4}>
        {services.map(({ title, path, description, image }) => (
          <Card key={path} title={title} picture={image} to={path}>
            <p>{description}</p>
          </Card>
        ))}
      </CardGrid>
    </Block>
  );
}
