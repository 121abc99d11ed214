import type { StructuredData } from '@site/section/Section';
import { firstQuestions, moreQuestions } from './clinicQuestions';

/** The questions as search engines read them (https://schema.org/FAQPage). */
export const questionsStructuredData: StructuredData = {
  '@type': 'FAQPage',
  mainEntity: [...firstQuestions, ...moreQuestions].map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
};
