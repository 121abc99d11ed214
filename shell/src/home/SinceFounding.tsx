import { claims } from '@site/shared-data/claims';
import { homeFacts } from '@site/shared-data/facts/home';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { PictureBeside } from '../PictureBeside';

const picture = {
  name: 'history',
  alt: 'A brick storefront with a striped awning on a small-town street of the 1980s, with a station wagon at the curb.',
} as const;

/** The age of the clinic, and its purpose. */
export function SinceFounding() {
  return (
    <Block>
      <PictureBeside picture={picture}>
        <h2>{`Since ${org.foundedIn.value}`}</h2>
        <p>{`Founded in ${org.foundedIn.value} as ${org.foundedAs.value}: ${claims.years.value} in ${org.place.value}.`}</p>
        <p>{homeFacts.welcome.value}</p>
        <Button to={paths.history} variant="quiet">
          Read our story
        </Button>
      </PictureBeside>
    </Block>
  );
}
