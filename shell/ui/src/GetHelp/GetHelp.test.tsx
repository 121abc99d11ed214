import { hotlines } from '@site/shared-data/hotlines';
import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { render, screen } from '@testing-library/react';
import { getHelpId } from '@site/section/Section';
import { GetHelp } from './GetHelp';

const lines = Object.values(hotlines).map(({ value }) => value);

describe('GetHelp', () => {
  it('lists every line with its telephone link', () => {
    render(<GetHelp />);
    const calls = screen.getAllByRole('link', { name: /^Call/ });
    expect(calls.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      lines.map(({ phone }) => [`Call ${phone}`, telephoneLink(phone)]),
    );
    for (const { name } of lines) expect(screen.getByText(name)).toBeTruthy();
  });

  it('lists the lines that take text messages', () => {
    render(<GetHelp />);
    const texts = screen.getAllByRole('link', { name: /^Text/ }).map((link) => link.getAttribute('href'));
    expect(texts).toEqual(lines.flatMap(({ text }) => (text ? [textLink(text.to, text.word)] : [])));
    const { to, word } = hotlines.domesticViolence.value.text ?? {};
    expect(screen.getByRole('link', { name: `Text ${word} to ${to}` })).toBeTruthy();
  });

  it('has an id for links', () => {
    render(<GetHelp />);
    expect(document.getElementById(getHelpId)?.textContent).toContain(hotlines.emergency.value.phone);
  });
});
