import styles from './VideoTranscript.module.css';

interface VideoTranscriptProps {
  /** Paragraphs separated by empty lines. Null if there is no transcript. */
  transcript: string | null;
}

/** The transcript of the video. */
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
