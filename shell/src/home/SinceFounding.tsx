import { Link } from '@site/section/Link';
import { foundedYear } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Block } from '@site/ui/Block';
import { PictureBeside } from './PictureBeside';

const picture = {
  name: 'history',
  alt: 'A brick storefront with a striped awning on a small-town street of the 1980s, with a station wagon at the curb.',
} as const;

/** How long the clinic has been here, and why. */
export function SinceFounding() {
  return (
    <Block>
      <PictureBeside picture={picture}>
        <h2>Since {foundedYear}</h2>
        <p>
          We opened our doors in {foundedYear} as {org.foundedAs.value}. For over four decades we have walked with
          families in and around {org.place.value}.
        </p>
        <p>Faith is why we do this. You do not need to share it to be welcome here.</p>
        <Link to={paths.history}>Read our story</Link>
      </PictureBeside>
    </Block>
  );
}
