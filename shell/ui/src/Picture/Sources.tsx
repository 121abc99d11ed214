import { pictureSources, type CardPicture, type PictureName } from '@site/shared-data/pictures';

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
export function Sources({ name, sizes, media }: SourcesProps) {
  const sources = pictureSources(name);
  const { width, height } = sources;
  if ('svg' in sources)
    return media && <source media={media} type="image/svg+xml" srcSet={sources.svg} width={width} height={height} />;
  return (
    <>
      <source media={media} type="image/avif" srcSet={sources.avif} sizes={sizes} width={width} height={height} />
      {media && (
        <source media={media} type="image/webp" srcSet={sources.webp} sizes={sizes} width={width} height={height} />
      )}
    </>
  );
}
