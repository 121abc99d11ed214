import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

/** The clinic and the ministry beside it. */
export function TwoHouses() {
  return (
    <CardGrid columns={2}>
      <Card
        title={org.name.value}
        picture={{ name: 'service-clinic', alt: '' }}
        to={paths.clinic}
        linkText="Visit the medical clinic page"
      >
        <p>A calm place to find out where you are, ask your questions and be heard.</p>
      </Card>
      <Card
        title={org.partnerMinistry.value}
        picture={{ name: 'volunteer-family-center', alt: '' }}
        to={paths.parenting}
        linkText="See parenting support"
      >
        <p>Our partner ministry, where moms and dads find supplies, classes and company.</p>
      </Card>
    </CardGrid>
  );
}
