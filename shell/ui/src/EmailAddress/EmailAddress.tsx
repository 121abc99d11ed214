import { Fragment } from 'react';

interface EmailAddressProps {
  address: string;
}

/** An e-mail address. Where it is longer than its line, it breaks behind its `@` or in front of a dot. */
export function EmailAddress({ address }: EmailAddressProps) {
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
