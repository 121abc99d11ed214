import { embeds } from '@site/shared-data/siteFacts';
import { videoEmbedUrl, videoUrl } from '@site/shared-data/video';
import { Facade } from '@site/ui/Facade';
import styles from './StoryVideo.module.css';
import { VideoTranscript } from './VideoTranscript';

const videoId = embeds.videoId.value;

/** Our story as a video. Nothing is asked of the video's host before the visitor does. */
export function StoryVideo() {
  return (
    <div className={styles.video}>
      <figure className={styles.figure}>
        <Facade
          title="Video: our story"
          picture={{
            name: 'history',
            alt: 'A brick storefront with a striped awning on a small-town street of the 1980s, with a station wagon at the curb.',
          }}
          src={videoEmbedUrl(videoId)}
          buttonLabel="Play the video"
          hideLabel="Close the video"
          linkHref={videoUrl(videoId)}
          linkText="Watch it on YouTube"
          shape="video"
        />
        <figcaption className={styles.caption}>The video plays from YouTube once you press the button.</figcaption>
      </figure>
      <VideoTranscript transcript={embeds.videoTranscript.value} />
    </div>
  );
}
