import { partnerCards } from '@site/shared-data/partnerCards';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

/** Events have their own place on this page. */
const ways = partnerCards.filter(({ path }) => path !== paths.partnerEvents);

/** The ways to help: volunteer, pray, give. */
export function WaysToTakePart() {
  return (
    <Block heading="Ways to take part">
      <CardGrid columns={3}>
        {ways.map(({ title, path, description, image }) => (
          <Card key={path} title={title} picture={{ ...image, alt: '' }} to={path}>
            <p>{description}</p>
          </Card>
        ))}
      </CardGrid>
    </Block>
  );
}
