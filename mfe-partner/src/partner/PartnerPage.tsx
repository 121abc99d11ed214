import { definePage } from '@site/section/definePage';
import { partnerCards } from '@site/shared-data/partnerCards';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { PageHeader } from '@site/ui/PageHeader';
import { Side, SideBySide } from '@site/ui/SideBySide';
import { ForChurches } from './ForChurches';

export const partnerPage = definePage({
  path: paths.partner,
  title: 'Partner with us',
  description: 'Volunteer, come to an event, pray or give. And for churches: a speaker, baby bottles, a supply drive.',
  picture: 'partner',
  Page: PartnerPage,
});

/** The ways to support the clinic, and what churches can do. */
export function PartnerPage() {
  return (
    <>
      <PageHeader
        title="Partner with us"
        lead="Stand beside parents in your own town. Choose the way that fits your life."
        picture={{
          name: 'partner',
          alt: 'Two neighbors and a child, seen from behind, plant a young tree on a hill across from a small house.',
        }}
      />
      <Block heading="Ways to take part">
        <CardGrid columns={4}>
          {partnerCards.map(({ title, path, description, image }) => (
            <Card key={path} title={title} picture={image} to={path} columns={4}>
              <p>{description}</p>
            </Card>
          ))}
        </CardGrid>
      </Block>
      <Block tone="sage">
        <SideBySide>
          <Side heading="Why it matters">
            <p>
              A new baby brings joy, and a long list of things to do. When neighbors help, no parent has to carry that
              list alone.
            </p>
          </Side>
          <Side heading="Not sure where to start?">
            <p>Tell us what you like to do, and how much time you have.</p>
            <Button to={paths.contact}>Contact Us</Button>
          </Side>
        </SideBySide>
      </Block>
      <ForChurches />
    </>
  );
}
