import { giveFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { ClinicAddress } from '../ClinicAddress';

/** How to give without the online page. */
export function OtherWays() {
  return (
    <CardGrid>
      <Card title="Each month" to={paths.monthlyPartner} linkText="Become a monthly partner">
        <p>{giveFacts.monthly.value}</p>
      </Card>
      <Card title="By check">
        <p>{giveFacts.check.value}</p>
        <ClinicAddress />
      </Card>
      <Card title="In your will" to={paths.contact} linkText="Talk with us">
        <p>{giveFacts.will.value}</p>
      </Card>
    </CardGrid>
  );
}
