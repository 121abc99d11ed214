import { embeds } from '@site/shared-data/siteFacts';
import { storyPicture } from '@site/shared-data/storyPicture';
import { videoEmbedUrl, videoUrl } from '@site/shared-data/video';
import { Facade } from '@site/ui/Facade';
import { Picture } from '@site/ui/Picture';
import styles from './StoryVideo.module.css';
import { VideoTranscript } from './VideoTranscript';

/**
 * Our story as a video. Nothing is requested from the video's host before the visitor presses the button, and nothing at all while
 * the clinic has not supplied a video.
 */
export function StoryVideo() {
  const { videoId, videoTranscript } = embeds;
  if (videoId.status === 'sample')
    return (
      <figure className={styles.figure}>
        <div className={styles.toCome}>
          <Picture {...storyPicture} sizes="(min-width: 72.5em) 72rem, 92vw" />
        </div>
        <figcaption className={styles.caption}>A video of our story comes here once the clinic supplies it.</figcaption>
      </figure>
    );
  return (
    <div className={styles.video}>
      <figure className={styles.figure}>
        <Facade
          title="Video: our story"
          picture={storyPicture}
          src={videoEmbedUrl(videoId.value)}
          buttonLabel="Play the video"
          hideLabel="Close the video"
          linkHref={videoUrl(videoId.value)}
          linkText="Watch it on YouTube"
          shape="video"
        />
        <figcaption className={styles.caption}>The video plays from YouTube once you press the button.</figcaption>
      </figure>
      <VideoTranscript transcript={videoTranscript.value} />
    </div>
  );
}
