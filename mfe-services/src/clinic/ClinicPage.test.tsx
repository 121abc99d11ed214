import { clinicAnswers, clinicFacts } from '@site/shared-data/facts/services';
import { firstVisit } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ClinicPage } from './ClinicPage';
import { clinicQuestions } from './clinicQuestions';
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
    expect(listAfter('Bring')).toEqual(firstVisit.bring.value);
  });

  it('answers its questions, each closed until it is asked', () => {
    const questions = [...document.querySelectorAll('details')];
    expect(questions).toHaveLength(clinicQuestions.length);
    expect(questions.every((question) => !question.open)).toBe(true);
    for (const [index, { answer }] of clinicQuestions.entries()) {
      expect(questions[index]?.textContent).toContain(answer);
    }
  });

  it('leaves out a question that has no answer, and dodges none', () => {
    const asked = clinicQuestions.map(({ question }) => question);
    expect(asked.includes('What does it cost?')).toBe(clinicAnswers.cost.value !== null);
    expect(asked.includes('I am under 18. Can I come?')).toBe(clinicAnswers.under18.value !== null);
    expect(asked).toContain('What if I have severe pain or heavy bleeding?');
    expect(document.body.textContent).not.toMatch(/ask us (when|first|what)|good thing to ask/i);
  });

  it('gives search engines the same questions and answers', () => {
    expect(questionsStructuredData['mainEntity']).toHaveLength(clinicQuestions.length);
    for (const { answer } of clinicQuestions) expect(document.body.textContent).toContain(answer);
  });

  it('leaves advice to doctors and nurses', () => {
    expect(screen.getByText(/It is not medical advice/)).toBeTruthy();
  });
});
