interface DescriptionProps {
  /** For the `aria-describedby` of the link it stands in. */
  id: string;
  children: string;
}

/**
 * What tells a link apart from others of the same words: 'about Hope Gala'. The link's name stays as it is seen, for whoever
 * calls it by voice; the description follows the name for whoever hears the page, and search engines read it in the link.
 */
export function Description({ id, children }: DescriptionProps) {
  return (
    <span className="visually-hidden" aria-hidden="true" id={id}>
      {` ${children}`}
    </span>
  );
}
