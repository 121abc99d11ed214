import { historyFacts } from '@site/shared-data/facts/about';
import { paths } from '@site/shared-data/paths';
import { addressLine } from '@site/shared-data/postalAddress';
import { contact, familyCenterAddress, org } from '@site/shared-data/siteFacts';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';

/** The clinic and its partner ministry. */
export function TwoHouses() {
  return (
    <CardGrid columns={2}>
      <Card title={org.name.value} columns={2} to={paths.clinic} linkText="Visit the medical clinic page">
        <p>{historyFacts.clinic.value}</p>
        <address>{addressLine(contact.address.value)}</address>
      </Card>
      <Card title={org.partnerMinistry.value} columns={2} to={paths.parenting} linkText="See parenting support">
        <p>{historyFacts.familyCenter.value}</p>
        <address>{addressLine(familyCenterAddress.value)}</address>
      </Card>
    </CardGrid>
  );
}
