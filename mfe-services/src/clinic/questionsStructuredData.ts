import type { StructuredData } from '@site/section/Section';
import { firstQuestions, moreQuestions } from './clinicQuestions';

const confirmed = [...firstQuestions, ...moreQuestions].filter(({ isConfirmed }) => isConfirmed);

/** The questions as search engines read them (https://schema.org/FAQPage): they repeat no answer that the clinic has not confirmed. */
export const questionsStructuredData: StructuredData = {
  '@type': 'FAQPage',
  mainEntity: confirmed.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
