import type { EntryImage } from '@site/shared-data/pictures';
import { sampleFilm } from '@site/shared-data/sampleFilm';
import { embeds } from '@site/shared-data/siteFacts';
import { videoEmbedUrl, videoUrl } from '@site/shared-data/video';
import { Facade } from '@site/ui/Facade';
import styles from './StoryVideo.module.css';
import { VideoTranscript } from './VideoTranscript';

/** The poster of the sample film, which the clinic's video also uses. */
const firstPicture: EntryImage = {
  name: 'hero-dusk',
  alt: 'A small house with a lit door under the moon; a parent and child walk toward it.',
};

/** Returns the clinic's video on its host, or the site's own film while the video is a sample. */
const film = () => {
  const { status, value } = embeds.videoId;
  if (status === 'sample')
    return {
      src: `${sampleFilm.path}#${sampleFilm.frameId}`,
      linkHref: sampleFilm.path,
      linkText: 'Watch it on a page of its own',
      caption: `This film is a sample: ${sampleFilm.seconds} seconds without sound, made from the drawings of this site.`,
    };
  return {
    src: videoEmbedUrl(value),
    linkHref: videoUrl(value),
    linkText: 'Watch it on YouTube',
    caption: 'The video plays from YouTube once you press the button.',
  };
};

/** The story of the clinic as a video. The browser loads nothing of it before the visitor presses the button. */
export function StoryVideo() {
  const { caption, ...links } = film();
  return (
    <div className={styles.video}>
      <figure className={styles.figure}>
        <Facade
          title="Video: our story"
          picture={firstPicture}
          buttonLabel="Play the video"
          hideLabel="Close the video"
          shape="video"
          {...links}
        />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <VideoTranscript transcript={embeds.videoTranscript.value} />
    </div>
  );
}
