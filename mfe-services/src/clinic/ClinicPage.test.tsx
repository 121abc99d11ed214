import { clinicAnswers, clinicFacts } from '@site/shared-data/facts/services';
import { firstVisit } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ClinicPage } from './ClinicPage';
import { firstQuestions, moreQuestions } from './clinicQuestions';
import { questionsStructuredData } from './questionsStructuredData';

describe('ClinicPage', () => {
  beforeEach(() => {
    render(<ClinicPage />, { wrapper: MemoryRouter });
  });

  it('says what the clinic is and is not before what it helps with', () => {
    const page = document.body.textContent ?? '';
    const scope = page.indexOf(clinicFacts.scope.value);
    expect(scope).toBeGreaterThan(0);
    expect(scope).toBeLessThan(page.indexOf('What we can help with'));
  });

  it('lists what the site facts say, and nothing else', () => {
    const listAfter = (heading: string) => {
      const list = screen.getByRole('heading', { name: heading }).parentElement?.querySelector('ul');
      return [...(list?.children ?? [])].map((item) => item.textContent);
    };
    expect(listAfter('What we can help with')).toEqual(clinicFacts.helpsWith.value);
    expect(listAfter('What we do not offer')).toEqual(clinicFacts.doesNotOffer.value);
    expect(listAfter('Bring')).toEqual(firstVisit.bring.value);
  });

  it('answers in the open what decides whether somebody comes, before all else it says', () => {
    const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(answers).toEqual(firstQuestions.map(({ answer }) => answer));
    const page = document.body.textContent ?? '';
    expect(page.indexOf(firstQuestions[0]?.answer ?? '?')).toBeLessThan(page.indexOf('What we can help with'));
  });

  it('answers the other questions, each closed until it is asked', () => {
    const questions = [...document.querySelectorAll('details')];
    expect(questions).toHaveLength(moreQuestions.length);
    expect(questions.every((question) => !question.open)).toBe(true);
    for (const [index, { answer }] of moreQuestions.entries()) {
      expect(questions[index]?.textContent).toContain(answer);
    }
  });

  it('leaves out a question that has no answer, and dodges none', () => {
    const asked = [...firstQuestions, ...moreQuestions].map(({ question }) => question);
    expect(asked.includes('What does it cost?')).toBe(clinicAnswers.cost.value !== null);
    expect(asked.includes('I am under 18. Can I come?')).toBe(clinicAnswers.under18.value !== null);
    expect(asked.includes('Who are the nurses and counselors?')).toBe(clinicAnswers.training.value !== null);
    expect(asked).toContain('What if I have severe pain or heavy bleeding?');
    expect(document.body.textContent).not.toMatch(/ask us (when|first|what)|good thing to ask/i);
  });

  it('gives search engines the same questions and answers', () => {
    const questions = [...firstQuestions, ...moreQuestions];
    expect(questionsStructuredData['mainEntity']).toHaveLength(questions.length);
    for (const { answer } of questions) expect(document.body.textContent).toContain(answer);
  });

  it('leaves advice to doctors and nurses', () => {
    expect(screen.getByText(/It is not medical advice/)).toBeTruthy();
  });
});
