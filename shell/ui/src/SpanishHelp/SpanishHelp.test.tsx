import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { hotlines } from '@site/shared-data/hotlines';
import { spanishLink } from '@site/shared-data/navigation';
import { directionsUrl } from '@site/shared-data/postalAddress';
import { contact } from '@site/shared-data/siteFacts';
import { spanish } from '@site/shared-data/spanish';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SpanishHelp } from './SpanishHelp';

/** The text of every form of the block. The clinic may not know yet who speaks Spanish. */
const always = [spanish.who.value, spanish.free.value, contact.languageInSpanish.value].filter(
  (words) => words !== null,
);

describe('SpanishHelp', () => {
  it('is marked as Spanish, and has the id that every page links to', () => {
    render(<SpanishHelp />);
    const block = screen.getByRole('heading', { name: spanishLink.label }).closest('section');
    expect(spanishLink.path).toBe(`/contact#${block?.id}`);
    expect(block?.lang).toBe('es');
    for (const words of always) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.getByText(/^Horario: /).textContent).toContain(spanish.reply.value);
    const way = screen.getByRole('link', { name: 'Cómo llegar' });
    expect(way.getAttribute('href')).toBe(directionsUrl(contact.address.value));
    expect(way.parentElement?.textContent).toContain(spanish.bring.value);
  });

  it('links to the telephone and to text messages', () => {
    render(<SpanishHelp />);
    expect(screen.getByRole('link', { name: 'Llamar' }).getAttribute('href')).toBe(telephoneLink(contact.phone.value));
    const { value } = contact.textLine;
    const texts = screen.queryAllByRole('link', { name: 'Enviar un texto' }).map((link) => link.getAttribute('href'));
    expect(texts).toEqual(value === null ? [] : [textLink(value)]);
  });

  it('lists how each hotline helps in Spanish, with its keyword for text messages', () => {
    render(<SpanishHelp />);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    for (const [place, name] of (
      ['emergency', 'lifeline', 'maternalMentalHealth', 'domesticViolence'] as const
    ).entries()) {
      expect(items[place]).toContain(hotlines[name].value.phone);
      expect(items[place]).toContain(spanish[name].value.how);
    }
    const { to = '' } = hotlines.lifeline.value.text ?? {};
    const link = screen.getByRole('link', { name: `AYUDA al ${to}` });
    expect(link.getAttribute('href')).toBe(textLink(to, 'AYUDA'));
  });

  it('has a short form with the call, and a link to the rest', () => {
    render(<SpanishHelp isShort />, { wrapper: MemoryRouter });
    for (const words of always) expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.queryByText(/^Horario/)).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([telephoneLink(contact.phone.value), spanishLink.path]);
  });
});
