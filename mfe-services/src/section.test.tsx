import { proseOf } from '@site/shared-data/check/reading/proseOf';
import { countWords, readingGrade, sentencesOf } from '@site/shared-data/check/reading/readingGrade';
import { hotlines } from '@site/shared-data/hotlines';
import { services } from '@site/shared-data/services';
import { siteOrigin } from '@site/shared-data/siteFacts';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { section } from './section';

/** Words that hurt, push or patronize. */
const wordsToAvoid = /\b(crisis|unwed|unwanted|victims?|should|only|just)\b/i;

const servicePages = section.pages.filter((page) => services.some(({ path }) => path === page.path));

describe.each(servicePages)('$path', ({ Page, title, description, structuredData }) => {
  const show = () => render(<Page />, { wrapper: MemoryRouter }).container;

  it('has one main heading, with the same text as its head', () => {
    expect([...show().querySelectorAll('h1')].map((heading) => heading.textContent)).toEqual([title]);
  });

  it('is easy to read in the sixth school year', () => {
    const prose = proseOf(show());
    expect(prose.length).toBeGreaterThan(8);
    expect(readingGrade(prose.join(' '))).toBeLessThanOrEqual(6);
  });

  it('keeps its sentences short', () => {
    const long = proseOf(show())
      .flatMap(sentencesOf)
      .filter((sentence) => countWords(sentence) > 18);
    expect(long).toEqual([]);
  });

  it('avoids hurtful words', () => {
    const words = show().textContent ?? '';
    expect(words.replaceAll(hotlines.lifeline.value.name, '')).not.toMatch(wordsToAvoid);
    expect(description).not.toMatch(wordsToAvoid);
  });

  it('lists the numbers for emergencies', () => {
    const { container } = render(<Page />, { wrapper: MemoryRouter });
    for (const number of ['911', '988']) expect(container.querySelector(`a[href="tel:${number}"]`)).not.toBeNull();
  });

  it('describes the service and its provider for search engines', () => {
    expect(structuredData?.[0]).toMatchObject({
      '@type': 'Service',
      name: title,
      provider: { '@type': ['MedicalClinic', 'NGO'], '@id': `${siteOrigin.value}/#clinic` },
    });
  });
});
