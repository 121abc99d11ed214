import styles from './VideoTranscript.module.css';

interface VideoTranscriptProps {
  /** Paragraphs parted by an empty line; null while nobody has written the words down. */
  transcript: string | null;
}

/** The words of the video, for whoever reads rather than listens. */
export function VideoTranscript({ transcript }: VideoTranscriptProps) {
  if (transcript === null) {
    return (
      <p className={styles.missing}>
        The words of the video are not written down yet. Ask us, and we will tell you what it says.
      </p>
    );
  }
  return (
    <details className={styles.transcript}>
      <summary>Read the words of the video</summary>
      {transcript.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
