import type { Fact } from '@site/shared-data/Fact';
import { clinicAnswers } from '@site/shared-data/facts/services';
import { hotlines } from '@site/shared-data/hotlines';
import { contact, privacy } from '@site/shared-data/siteFacts';

/** A question before a first visit, and the answer in plain words. */
export interface ClinicQuestion {
  readonly question: string;
  readonly answer: string;
  /** Whether the clinic has confirmed the answer. */
  readonly isConfirmed: boolean;
}

/** A question with the fact that answers it. */
interface AskedQuestion {
  readonly question: string;
  readonly fact: Pick<Fact<string | null>, 'value' | 'status'>;
}

const emergency = hotlines.emergency.value.phone;

/** Returns the questions with known answers. */
const answered = (questions: readonly AskedQuestion[]): readonly ClinicQuestion[] =>
  questions.flatMap(({ question, fact: { value, status } }) =>
    value === null ? [] : [{ question, answer: value, isConfirmed: status !== 'sample' }],
  );

/** The questions that decide about a visit, in the order of other clinics' websites. */
export const firstQuestions = answered([
  { question: 'How soon can I take a test?', fact: clinicAnswers.testTime },
  { question: 'How soon will I know?', fact: clinicAnswers.resultTime },
  { question: 'What does it cost?', fact: clinicAnswers.cost },
  { question: 'Is the ultrasound free?', fact: clinicAnswers.ultrasoundCost },
  { question: 'Will you tell my parents?', fact: clinicAnswers.parents },
  { question: 'Who will know that I came?', fact: privacy },
  { question: 'I am under 18. Can I come?', fact: clinicAnswers.under18 },
  { question: 'Do I need an appointment?', fact: contact.appointments },
  { question: 'What languages do you speak?', fact: contact.language },
  { question: 'Who is the nurse?', fact: clinicAnswers.training },
  { question: 'Is this a licensed clinic?', fact: clinicAnswers.license },
]);

/** Further questions. */
export const moreQuestions: readonly ClinicQuestion[] = [
  ...answered([{ question: 'Can I come alone, or bring someone?', fact: clinicAnswers.comingAlone }]),
  {
    question: 'What if I have severe pain or heavy bleeding?',
    answer: `Call ${emergency}, or go to the nearest emergency room. Do not wait for the clinic to open.`,
    isConfirmed: true,
  },
];
