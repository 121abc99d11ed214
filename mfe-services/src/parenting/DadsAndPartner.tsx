import { parentingFacts } from '@site/shared-data/facts/services';
import { paths } from '@site/shared-data/paths';
import { addressLine, directionsUrl } from '@site/shared-data/postalAddress';
import { familyCenterAddress, org } from '@site/shared-data/siteFacts';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

const pictureOf = (path: string) => volunteerAreas.find((area) => area.path === path)?.image;

/** Links next to the classes: one for dads, and one to the partner ministry. */
export function DadsAndPartner() {
  return (
    <Block>
      <CardGrid columns={2}>
        <Card
          title="Fatherhood"
          headingLevel={2}
          picture={pictureOf(paths.volunteerFatherhood)}
          columns={2}
          actions={
            <Button to={paths.volunteerFatherhood} variant="quiet">
              Want to help other dads? Volunteer
            </Button>
          }
        >
          <p>{parentingFacts.dads.value}</p>
        </Card>
        <Card
          title={org.partnerMinistry.value}
          headingLevel={2}
          picture={pictureOf(paths.volunteerFamilyCenter)}
          columns={2}
          actions={
            <Button href={directionsUrl(familyCenterAddress.value)} variant="quiet">
              Directions to the center
            </Button>
          }
        >
          <p>{parentingFacts.familyCenter.value}</p>
          <address>{addressLine(familyCenterAddress.value)}</address>
        </Card>
      </CardGrid>
    </Block>
  );
}
