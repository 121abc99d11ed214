import { accessibility } from '@site/shared-data/accessibility';
import { hoursLine } from '@site/shared-data/dates/hoursRows';
import { homeFacts } from '@site/shared-data/facts/home';
import { hotlines } from '@site/shared-data/hotlines';
import { accessibilityLink, donateNow, privacyLink, spanishLink } from '@site/shared-data/navigation';
import { partnerCards } from '@site/shared-data/partnerCards';
import { services } from '@site/shared-data/services';
import { contact, hours, org } from '@site/shared-data/siteFacts';
import { mailto, telephoneLink } from '@site/shared-data/contactLinks';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HomePage } from './HomePage';

const show = () => render(<HomePage events={[]} />, { wrapper: MemoryRouter });

/** Returns the targets of the links under a heading. */
function addressesUnder(heading: string): (string | null)[] {
  const part = screen.getByRole('heading', { name: heading }).closest('section');
  if (!part) throw new Error(`${heading} heads no part of the page`);
  return within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
}

describe('HomePage', () => {
  it('has one main heading and two links to continue', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You don’t have to figure this out alone.');
    expect(screen.getByRole('link', { name: donateNow.label }).getAttribute('href')).toBe(donateNow.path);
    expect(screen.getByRole('link', { name: 'Learn More about who we are' }).getAttribute('href')).toBe('/welcome');
  });

  it('shows the hours of the week, and links to help in Spanish', () => {
    const { container } = show();
    expect(container.querySelector('header')?.textContent).toContain(hoursLine(hours.value));
    expect(screen.getByRole('link', { name: spanishLink.label }).getAttribute('href')).toBe(spanishLink.path);
  });

  it('links to every service', () => {
    show();
    expect(addressesUnder('How we can help')).toEqual(services.map(({ path }) => path));
  });

  it('names each link after its card, for lists of links', () => {
    show();
    expect(screen.getByRole('link', { name: `Learn More about ${services[0]?.title}` })).toBeTruthy();
  });

  it('puts need before gifts, with the clinic, the telephone and help before the ways to take part', () => {
    show();
    const links = screen.getAllByRole('link').map((link) => link.textContent?.trim());
    expect(links[0]).toMatch(/^Get help now/);
    expect(links[1]).toBe('I may be pregnant');
    expect(links.indexOf(`Call us ${contact.phone.value}`)).toBeLessThan(links.indexOf(donateNow.label));
    const parts = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(parts.indexOf('Get help now')).toBeLessThan(parts.indexOf('Ways to take part'));
  });

  it('shows what to expect, step by step', () => {
    show();
    const part = screen.getByRole('heading', { name: 'What to expect' }).parentElement;
    expect(part?.querySelectorAll('ol > li')).toHaveLength(homeFacts.firstSteps.value.length);
  });

  it('has the privacy statement to which other pages link', () => {
    show();
    const place = document.getElementById(privacyLink.path.split('#')[1] ?? '');
    expect(place?.textContent).toMatch(/no cookies.*What the clinic does with your details.*clear your browser/);
  });

  it('has the accessibility statement, with known faults and a contact', () => {
    show();
    const { standard, tested, ways, shortfalls, untried } = accessibility.value;
    const place = document.getElementById(accessibilityLink.path.split('#')[1] ?? '');
    for (const words of [standard, tested, ...ways, ...shortfalls, ...untried])
      expect(place?.textContent).toContain(words);
    expect(addressesUnder(accessibilityLink.label)).toEqual([
      mailto(contact.email.value),
      telephoneLink(contact.phone.value),
    ]);
  });

  it('lists the numbers for emergencies', () => {
    show();
    const goals = addressesUnder('Get help now');
    for (const { value } of Object.values(hotlines)) expect(goals).toContain(telephoneLink(value.phone));
  });

  it('says when the clinic was founded, and links to the story', () => {
    show();
    expect(addressesUnder(`Since ${org.foundedIn.value}`)).toEqual(['/about/history']);
  });

  it('links to volunteering, prayer and giving', () => {
    show();
    const ways = partnerCards.map(({ path }) => path).filter((path) => path !== '/partner/events');
    expect(addressesUnder('Ways to take part')).toEqual(ways);
  });

  it('loads the landscape first, and the other pictures lazily', () => {
    const { container } = show();
    const [landscape, ...others] = container.querySelectorAll('img');
    expect(landscape?.getAttribute('fetchpriority')).toBe('high');
    expect(others.every((picture) => picture.getAttribute('loading') === 'lazy')).toBe(true);
  });

  it('sets the title of the document', () => {
    show();
    expect(document.title).toBe(`Pregnancy support in ${org.place.value} | ${org.name.value}`);
  });

  it('avoids hurtful words', () => {
    const { container } = show();
    const words = container.textContent?.replaceAll(hotlines.lifeline.value.name, '');
    expect(words).not.toMatch(/\b(crisis|unwed|unwanted|victims?|should|only|just)\b/i);
  });
});
