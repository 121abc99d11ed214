import { Link } from '@site/section/Link';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { volunteerAreas } from '@site/shared-data/volunteerAreas';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

const pictureOf = (path: string) => volunteerAreas.find((area) => area.path === path)?.image;

/** Two doors beside the classes: the one for dads, and the partner ministry. */
export function DadsAndPartner() {
  return (
    <Block>
      <CardGrid columns={2}>
        <Card
          title="Fatherhood"
          headingLevel={2}
          picture={pictureOf(paths.volunteerFatherhood)}
          actions={<Link to={paths.volunteerFatherhood}>Want to help other dads? Volunteer</Link>}
        >
          <p>
            Men are welcome here. You can come with your partner or on your own. You can ask your own questions, and
            talk with a man who has been there.
          </p>
        </Card>
        <Card
          title={org.partnerMinistry.value}
          headingLevel={2}
          picture={pictureOf(paths.volunteerFamilyCenter)}
          actions={<Link to={paths.contact}>Ask us how to visit</Link>}
        >
          <p>
            {org.partnerMinistry.value} is our partner ministry. Families go there for baby supplies and a warm welcome.
          </p>
        </Card>
      </CardGrid>
    </Block>
  );
}
