import { clinicAnswers } from '@site/shared-data/facts/services';
import { hotlines } from '@site/shared-data/hotlines';
import { contact, privacy } from '@site/shared-data/siteFacts';

/** A question people ask before their first visit, and the answer in plain words. */
interface ClinicQuestion {
  readonly question: string;
  readonly answer: string;
}

const emergency = hotlines.emergency.value.phone;
const lifeline = hotlines.lifeline.value.phone;

/** A question that has no answer yet is left out. */
const answered = (questions: readonly { question: string; answer: string | null }[]): readonly ClinicQuestion[] =>
  questions.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]));

/** What decides whether somebody comes at all. */
export const firstQuestions = answered([
  { question: 'What does it cost?', answer: clinicAnswers.cost.value },
  { question: 'Who will know that I came?', answer: privacy.value },
  { question: 'I am under 18. Can I come?', answer: clinicAnswers.under18.value },
  { question: 'Do I need an appointment?', answer: contact.appointments.value },
]);

/** What people ask besides. */
export const moreQuestions = answered([
  { question: 'Can I come alone, or bring someone?', answer: clinicAnswers.comingAlone.value },
  {
    question: 'What if I call after hours?',
    answer: `${contact.afterHours.value} In an emergency call ${emergency}. If life feels too heavy, call or text ${lifeline}, day or night.`,
  },
  {
    question: 'What if I have severe pain or heavy bleeding?',
    answer: `Call ${emergency}, or go to the nearest emergency room. Do not wait for the clinic to open.`,
  },
  { question: 'Which language do you speak?', answer: clinicAnswers.language.value },
  { question: 'Who are the nurses and counselors?', answer: clinicAnswers.training.value },
]);
