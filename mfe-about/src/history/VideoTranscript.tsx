import styles from './VideoTranscript.module.css';

interface VideoTranscriptProps {
  /** Paragraphs parted by an empty line; null while nobody has written the words down. */
  transcript: string | null;
}

/** The words of the video, for whoever reads rather than listens. */
export function VideoTranscript({ transcript }: VideoTranscriptProps) {
  if (transcript === null) return null;
  return (
    <details className={styles.transcript}>
      <summary>Read the words of the video</summary>
      {transcript.split(/\n\s*\n/).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </details>
  );
}
