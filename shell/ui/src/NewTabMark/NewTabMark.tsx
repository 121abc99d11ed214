import { ExternalLink as ExternalLinkIcon } from '../icons/icons';

/** Says, to the eye and to the ear, that a link opens another tab. */
export function NewTabMark() {
  return (
    <>
      <ExternalLinkIcon />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </>
  );
}
