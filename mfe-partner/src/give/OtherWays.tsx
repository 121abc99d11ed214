import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { ClinicAddress } from '../ClinicAddress';

/** How to give without the online page. */
export function OtherWays() {
  return (
    <CardGrid>
      <Card title="Each month" to={paths.monthlyPartner} linkText="Become a monthly partner">
        <p>Choose an amount, and it comes by itself. Steady gifts let us plan ahead.</p>
      </Card>
      <Card title="By check">
        <p>Make it out to {org.name.value} and mail it to:</p>
        <ClinicAddress />
      </Card>
      <Card title="In your will" to={paths.contact} linkText="Talk with us">
        <p>Remember families in your will or estate plan. We are glad to talk it over with you.</p>
      </Card>
    </CardGrid>
  );
}
