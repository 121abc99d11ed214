import { pictureSources, type CardPicture, type PictureName } from '@site/shared-data/pictures';

interface PictureProps {
  name: PictureName | CardPicture;
  /** The alternative text, or '' if the text next to it says the same. */
  alt: string;
  /** The displayed width, as in the HTML attribute `sizes`: '(min-width: 48em) 30rem, 100vw'. */
  sizes: string;
  /** Whether it is at the top of the page and loads first. */
  priority?: boolean | undefined;
  /** The same picture for screens narrower than 768 px. */
  narrowName?: PictureName | undefined;
  /** The same picture for dark mode. */
  darkName?: PictureName | undefined;
  /** The same picture for narrow screens in dark mode. */
  narrowDarkName?: PictureName | undefined;
  className?: string | undefined;
}

const narrow = '(max-width: 47.99em)';
const dark = '(prefers-color-scheme: dark)';

/** A picture in the best format and size. It reserves its space before it loads. */
export function Picture({ name, alt, sizes, priority, narrowName, darkName, narrowDarkName, className }: PictureProps) {
  const picture = pictureSources(name);
  return (
    <picture>
      {narrowDarkName && <Sources name={narrowDarkName} sizes={sizes} media={`${narrow} and ${dark}`} />}
      {narrowName && <Sources name={narrowName} sizes={sizes} media={narrow} />}
      {darkName && <Sources name={darkName} sizes={sizes} media={dark} />}
      <Sources name={name} sizes={sizes} />
      <img
        className={className}
        src={'svg' in picture ? picture.svg : picture.fallback}
        width={picture.width}
        height={picture.height}
        alt={alt}
        decoding="async"
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  );
}

interface SourcesProps {
  name: PictureName | CardPicture;
  sizes: string;
  /** The media query for this picture. Without one, it always applies. */
  media?: string | undefined;
}

/**
 * The formats of one picture, smallest first. Without a media query, the `<img>` next to them is the WebP form. Older
 * browsers (before Safari 16.4) do not support AVIF. A list of WebP sizes for them would add 150 bytes to the front
 * door.
 */
function Sources({ name, sizes, media }: SourcesProps) {
  const sources = pictureSources(name);
  // Without a media query, it has the size of the `<img>`.
  const size = media && { width: sources.width, height: sources.height };
  if ('svg' in sources) return media && <source media={media} type="image/svg+xml" srcSet={sources.svg} {...size} />;
  return (
    <>
      <source media={media} type="image/avif" srcSet={sources.avif} sizes={sizes} {...size} />
      {media && <source media={media} type="image/webp" srcSet={sources.webp} sizes={sizes} {...size} />}
    </>
  );
}
