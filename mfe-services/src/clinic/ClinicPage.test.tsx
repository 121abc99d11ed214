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

  it('says what the clinic is and is not before its services', () => {
    const page = document.body.textContent ?? '';
    const scope = page.indexOf(clinicFacts.scope.value);
    expect(scope).toBeGreaterThan(0);
    expect(scope).toBeLessThan(page.indexOf('What we can help with'));
  });

  it('lists only the services of the site facts', () => {
    const listAfter = (heading: string) => {
      const list = screen.getByRole('heading', { name: heading }).parentElement?.querySelector('ul');
      return [...(list?.children ?? [])].map((item) => item.textContent);
    };
    expect(listAfter('What we can help with')).toEqual(clinicFacts.helpsWith.value);
    expect(listAfter('What we do not offer')).toEqual(clinicFacts.doesNotOffer.value);
    expect(listAfter('Bring')).toEqual(firstVisit.bring.value);
  });

  it('shows the answers that decide about a visit first, and never collapsed', () => {
    const answers = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(answers).toEqual(firstQuestions.map(({ answer }) => answer));
    const page = document.body.textContent ?? '';
    expect(page.indexOf(firstQuestions[0]?.answer ?? '?')).toBeLessThan(page.indexOf('What we can help with'));
  });

  it('answers the other questions in collapsed details', () => {
    const questions = [...document.querySelectorAll('details')];
    expect(questions).toHaveLength(moreQuestions.length);
    expect(questions.every((question) => !question.open)).toBe(true);
    for (const [index, { answer }] of moreQuestions.entries()) {
      expect(questions[index]?.textContent).toContain(answer);
    }
  });

  it('has the questions with known answers, and names the missing ones', () => {
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

  it('describes the confirmed answers for search engines, with the text of the page', () => {
    const told = JSON.stringify(questionsStructuredData['mainEntity']);
    for (const { question, answer, isConfirmed } of [...firstQuestions, ...moreQuestions]) {
      expect(document.body.textContent).toContain(answer);
      expect(told.includes(JSON.stringify(question))).toBe(isConfirmed);
    }
  });

  it('has help in Spanish, marked as Spanish', () => {
    expect(screen.getByText(spanish.who.value).closest('section')?.lang).toBe('es');
  });

  it('refers to doctors and nurses for advice', () => {
    expect(screen.getByText(/It is not medical advice/)).toBeTruthy();
  });
});
