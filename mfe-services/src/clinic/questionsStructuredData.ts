import type { StructuredData } from '@site/section/Section';
import { firstQuestions, moreQuestions } from './clinicQuestions';

const confirmed = [...firstQuestions, ...moreQuestions].filter(({ isConfirmed }) => isConfirmed);

/** Returns the questions for search engines (https://schema.org/FAQPage), but only with confirmed answers. */
export const questionsStructuredData: StructuredData = {
  '@type': 'FAQPage',
  mainEntity: confirmed.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
