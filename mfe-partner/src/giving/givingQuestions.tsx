import { donateFacts } from '@site/shared-data/facts/partner';
import { org } from '@site/shared-data/siteFacts';

/** What donors ask. A tax number that is not known is not spoken of. */
export const givingQuestions = [
  { question: 'Will I get a receipt?', answer: donateFacts.receipt.value },
  {
    question: 'Is my gift tax-deductible?',
    answer: `${org.name.value} is ${org.legalStatus.value}. A tax adviser can tell you what that means for you.`,
  },
  ...(org.taxNumber.value === null
    ? []
    : [{ question: 'What is your tax number (EIN)?', answer: org.taxNumber.value }]),
];
