interface HiddenWordsProps {
  children: string;
}

/**
 * The visually hidden end of a name: 'about Hope Gala' after 'Learn More'. It gives each destination a distinct name in
 * a list of links. The name begins with the visible text, so voice control also works (WCAG 2.5.3). Browsers do not
 * translate an `aria-label`.
 */
export function HiddenWords({ children }: HiddenWordsProps) {
  return <span className="visually-hidden">{` ${children}`}</span>;
}
