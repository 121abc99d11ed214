import { ChevronDown } from '../icons/icons';
import type { ReactNode } from 'react';
import styles from './Questions.module.css';

interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

interface QuestionsProps {
  questions: readonly Question[];
}

/** Questions with answers that open below them. Print shows every answer. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div className={styles.questions}>
      {questions.map(({ question, answer }) => (
        <details className={styles.item} key={question}>
          <summary className={styles.question}>
            {question}
            <ChevronDown />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  );
}
