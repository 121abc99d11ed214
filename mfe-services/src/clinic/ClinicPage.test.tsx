import { clinicVisit } from '@site/shared-data/programFacts';
import { render, screen, within } from '@testing-library/react';
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
    const scope = page.indexOf('not a hospital or an emergency service');
    expect(scope).toBeGreaterThan(0);
    expect(scope).toBeLessThan(page.indexOf('What we can help with'));
  });

  it('lists what the site facts say, and nothing else', () => {
    const listAfter = (heading: string) => {
      const list = screen.getByRole('heading', { name: heading }).parentElement?.querySelector('ul');
      return [...(list?.children ?? [])].map((item) => item.textContent);
    };
    expect(listAfter('What we can help with')).toEqual(clinicVisit.helpsWith.value);
    expect(listAfter('Bring')).toEqual(clinicVisit.bring.value);
  });

  it('answers four questions, each closed until it is asked', () => {
    const questions = [...document.querySelectorAll('details')];
    expect(questions).toHaveLength(4);
    expect(questions.every((question) => !question.open)).toBe(true);
    const [first] = questions;
    if (!first) throw new Error('no question');
    expect(within(first).getByText(/plain answer before you visit/)).toBeTruthy();
  });

  it('gives search engines the same questions and answers', () => {
    expect(questionsStructuredData['mainEntity']).toHaveLength(4);
    for (const { answer } of clinicQuestions) expect(document.body.textContent).toContain(answer);
  });

  it('leaves advice to doctors and nurses', () => {
    expect(screen.getByText(/It is not medical advice/)).toBeTruthy();
  });
});
