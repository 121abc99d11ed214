import { Fragment } from 'react';

interface EmailAddressProps {
  address: string;
}

/** A shorter one fits every line, and costs no page the marks of where it may break. */
const short = 20;

/** An e-mail address. Where it is longer than its line, it breaks behind its `@` or in front of a dot. */
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
