import { pictureSources, type CardPicture, type PictureName } from '@site/shared-data/pictures';

interface SourcesProps {
  name: PictureName | CardPicture;
  sizes: string;
  /** The media query for this picture; without one it always applies. */
  media?: string | undefined;
}

/**
 * The formats a browser may choose from for one picture, the smallest first. Without a media query, the `<img>` beside them is the WebP
 * form: a list of its sizes for browsers before AVIF (Safari 16.3) would take 150 bytes of the front door's first answer.
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
