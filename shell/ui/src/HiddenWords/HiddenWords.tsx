interface HiddenWordsProps {
  children: string;
}

/**
 * The end of a name that is heard and not seen: 'about Hope Gala' after 'Learn More'. A list of links then has one name for one
 * destination, and whoever calls a link by voice still says what is seen, because the name begins with it (WCAG 2.5.3). Not
 * `aria-label`, which translations leave out.
 */
export function HiddenWords({ children }: HiddenWordsProps) {
  return <span className="visually-hidden">{` ${children}`}</span>;
}
