import { Fragment } from 'react';

interface EmailAddressProps {
  address: string;
}

/** Shorter addresses fit in every line, so they need no `<wbr>` elements. */
const short = 20;

/** An e-mail address. A long address can break after `@` or before a dot. */
export function EmailAddress({ address }: EmailAddressProps) {
  if (address.length <= short) return address;
  const parts = address.split(/(?<=@)|(?=\.)/);
  return (
    <span>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
