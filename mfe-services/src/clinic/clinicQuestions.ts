/** A question people ask before their first visit, and the answer in plain words. */
interface ClinicQuestion {
  readonly question: string;
  readonly answer: string;
}

/** What people ask most. The answers promise nothing that the clinic has not confirmed. */
export const clinicQuestions: readonly ClinicQuestion[] = [
  {
    question: 'What does it cost?',
    answer: 'Ask us when you call. You get a plain answer before you visit, so you know what to expect.',
  },
  {
    question: 'Who will know that I came?',
    answer:
      'That is a good thing to ask first. Before you share any details, we tell you how we keep them. We also tell you what we can and cannot keep private.',
  },
  {
    question: 'Do I need an appointment?',
    answer:
      'It is best to call first, so that someone has time for you. You can also come by in our office hours and ask for a time.',
  },
  {
    question: 'Can my partner come?',
    answer:
      'Yes. You can bring your partner, a parent or a friend. You can also come on your own, or ask for some time alone with the nurse.',
  },
];
