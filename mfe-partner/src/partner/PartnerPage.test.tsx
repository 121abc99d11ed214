import { partnerFacts } from '@site/shared-data/facts/partner';
import { partnerCards } from '@site/shared-data/partnerCards';
import { paths } from '@site/shared-data/paths';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PartnerPage } from './PartnerPage';

describe('PartnerPage', () => {
  it('links to every way to take part, and has a part for churches', () => {
    render(<PartnerPage />, { wrapper: MemoryRouter });
    const linksUnder = (heading: string) => {
      const part = screen.getByRole('heading', { name: heading }).parentElement;
      return [...(part?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    };
    expect(linksUnder('Ways to take part')).toEqual(partnerCards.map(({ path }) => path));
    const [email, ...pages] = linksUnder('For churches');
    expect(email).toMatch(/^mailto:/);
    expect(pages.toSorted()).toEqual([paths.events, paths.prayer, paths.supplyDrive].toSorted());
    for (const { text } of partnerFacts.churches.value) expect(screen.getByText(text)).toBeTruthy();
  });
});
