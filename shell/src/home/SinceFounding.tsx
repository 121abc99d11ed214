import { claims } from '@site/shared-data/claims';
import { foundedYear } from '@site/shared-data/constants';
import { homeFacts } from '@site/shared-data/facts/home';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { storyPicture } from '@site/shared-data/storyPicture';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { PictureBeside } from '../PictureBeside';

/** The age of the clinic, and its purpose. */
export function SinceFounding() {
  return (
    <Block>
      <PictureBeside picture={storyPicture.name} alt={storyPicture.alt}>
        <h2>{`Since ${foundedYear}`}</h2>
        <p>{`Founded in ${foundedYear} as ${org.foundedAs.value}: ${claims.years.value} in ${org.place.value}.`}</p>
        <p>{homeFacts.welcome.value}</p>
        <Button to={paths.history} variant="quiet">
          Read our story
        </Button>
      </PictureBeside>
    </Block>
  );
}
