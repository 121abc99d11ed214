/** What an e-mail starts with. */
interface Draft {
  readonly subject?: string;
  readonly body?: string;
}

/** A link that starts an e-mail (RFC 6068): everything is encoded, and a new line is %0D%0A. */
export function mailto(address: string, { subject, body }: Draft = {}): string {
  const recipient = address.split('@').map(encodeURIComponent).join('@');
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'))}`],
  );
  return `mailto:${recipient}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}
