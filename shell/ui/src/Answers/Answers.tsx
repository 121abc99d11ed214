import type { ReactNode } from 'react';
import styles from './Answers.module.css';

interface Answer {
  readonly question: string;
  readonly answer: ReactNode;
}

interface AnswersProps {
  answers: readonly Answer[];
}

/** Common questions with visible answers. */
export function Answers({ answers }: AnswersProps) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ question, answer }) => (
        <div className={styles.pair} key={question}>
          <dt className={styles.question}>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
