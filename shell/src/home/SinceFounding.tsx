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
  const { foundedIn, foundedAs, place } = org;
  return (
    <Block>
      <PictureBeside picture={picture}>
        <h2>{`Since ${foundedIn.value}`}</h2>
        <p>{`Founded in ${foundedIn.value} as ${foundedAs.value}: ${claims.years.value} in ${place.value}.`}</p>
        <p>{homeFacts.welcome.value}</p>
        <Button to={paths.history} variant="quiet">
          Read our story
        </Button>
      </PictureBeside>
    </Block>
  );
}
