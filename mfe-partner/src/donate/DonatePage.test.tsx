import { donationOptions } from '@site/shared-data/donationOptions';
import { donateFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { contact } from '@site/shared-data/siteFacts';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DonatePage } from './DonatePage';

describe('DonatePage', () => {
  it('shows every way to give in the order of the entries, with its description', () => {
    render(<DonatePage />, { wrapper: MemoryRouter });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings.slice(0, donationOptions.length)).toEqual(donationOptions.map(({ title }) => title));
    for (const { description } of donationOptions) expect(screen.getByText(description)).toBeTruthy();
  });

  it('describes the effect of a gift, and links to the source of the claims', () => {
    render(<DonatePage />, { wrapper: MemoryRouter });
    for (const gift of donateFacts.gifts.value) expect(screen.getByText(gift)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^See our impact/ }).getAttribute('href')).toBe(paths.impact);
  });

  it('has the known answers for auditors, and names the missing ones', () => {
    render(<DonatePage />, { wrapper: MemoryRouter });
    const { employerMatch, stock, change, form990, annualReport } = donateFacts;
    for (const { value } of [employerMatch, stock, change, form990, annualReport])
      if (value !== null) expect(screen.getByText(value)).toBeTruthy();
    expect(screen.queryAllByText('Where is your annual report?')).toHaveLength(annualReport.value === null ? 0 : 1);
    const missing = screen.queryByText(/^Not on this page yet/)?.textContent ?? '';
    const isMissing = annualReport.value === null && annualReport.status === 'sample';
    expect(missing.includes('our annual report')).toBe(isMissing);
  });

  it('shows the answers about receipts, taxes and checks without a press', () => {
    const { container } = render(<DonatePage />, { wrapper: MemoryRouter });
    expect(screen.getByText(donateFacts.receipt.value)).toBeTruthy();
    expect(screen.getByText('Is my gift tax-deductible?')).toBeTruthy();
    expect(screen.getByText((text) => text.includes(contact.address.value.street))).toBeTruthy();
    expect(container.querySelector('details')).toBeNull();
  });
});
