import { hotlines } from '@site/shared-data/hotlines';
import { telephoneLink, textLink } from '@site/shared-data/contactLinks';
import { render, screen } from '@testing-library/react';
import { GetHelp, getHelpId } from './GetHelp';

const lines = Object.values(hotlines).map(({ value }) => value);

describe('GetHelp', () => {
  it('names every line and how to call it', () => {
    render(<GetHelp />);
    const calls = screen.getAllByRole('link', { name: /^Call/ });
    expect(calls.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      lines.map(({ phone }) => [`Call ${phone}`, telephoneLink(phone)]),
    );
    for (const { name } of lines) expect(screen.getByText(name)).toBeTruthy();
  });

  it('says where to write for those who cannot speak', () => {
    render(<GetHelp />);
    const texts = screen.getAllByRole('link', { name: /^Text/ }).map((link) => link.getAttribute('href'));
    expect(texts).toEqual(lines.flatMap(({ text }) => (text ? [textLink(text.to, text.word)] : [])));
    const { to, word } = hotlines.domesticViolence.value.text ?? {};
    expect(screen.getByRole('link', { name: `Text ${word} to ${to}` })).toBeTruthy();
  });

  it('can be linked to', () => {
    render(<GetHelp />);
    expect(document.getElementById(getHelpId)?.textContent).toContain(hotlines.emergency.value.phone);
  });
});
