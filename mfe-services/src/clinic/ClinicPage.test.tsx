import { clinicAnswers, clinicFacts } from '@site/shared-data/facts/services';
import { firstVisit } from '@site/shared-data/siteFacts';
import { spanish } from '@site/shared-data/spanish';
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

  it('asks what people ask as far as it is answered, names what is missing, and dodges nothing', () => {
    const asked = [...firstQuestions, ...moreQuestions].map(({ question }) => question);
    const { testTime, cost, parents, license } = clinicAnswers;
    for (const [question, { value }] of [
      ['How soon can I take a test?', testTime],
      ['What does it cost?', cost],
      ['Will you tell my parents?', parents],
      ['Is this a licensed clinic?', license],
    ] as const)
      expect(asked.includes(question)).toBe(value !== null);
    const isMissing = license.value === null && license.status === 'sample';
    expect(screen.queryAllByText(/^Not on this page yet: .*our license/)).toHaveLength(isMissing ? 1 : 0);
    expect(document.body.textContent).not.toMatch(/to be confirmed/i);
    expect(asked).toContain('What if I have severe pain or heavy bleeding?');
    expect(document.body.textContent).not.toMatch(/ask us (when|first|what)|good thing to ask/i);
  });

  it('gives search engines the answers that are confirmed, as the page gives them', () => {
    const told = JSON.stringify(questionsStructuredData['mainEntity']);
    for (const { question, answer, isConfirmed } of [...firstQuestions, ...moreQuestions]) {
      expect(document.body.textContent).toContain(answer);
      expect(told.includes(JSON.stringify(question))).toBe(isConfirmed);
    }
  });

  it('has help in Spanish, as Spanish', () => {
    expect(screen.getByText(spanish.who.value).closest('section')?.lang).toBe('es');
  });

  it('leaves advice to doctors and nurses', () => {
    expect(screen.getByText(/It is not medical advice/)).toBeTruthy();
  });
});
