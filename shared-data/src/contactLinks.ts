/** Matches the separator between a number and its extension. */
const beforeExtension = ' ext. ';

/**
 * Returns a telephone number of the United States in international form: +13345550142. It keeps short numbers such as
 * 911, and drops an extension.
 */
export function dialed(phone: string): string {
  const [number = ''] = phone.split(beforeExtension);
  const digits = number.replace(/\D/g, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return local.length === 10 ? `+1${local}` : digits;
}

/** Returns a telephone link: tel:+13345550142, or tel:+13345550142;ext=12 with an extension (RFC 3966). */
export function telephoneLink(phone: string): string {
  const [, extension] = phone.split(beforeExtension);
  return `tel:${dialed(phone)}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** Returns a link that starts a text message, with the required word if there is one: sms:88788?&body=START. */
export function textLink(phone: string, word?: string): string {
  // RFC 5724 specifies '?body=', but iOS reads '&body='. Both accept '?&body='.
  return `sms:${dialed(phone)}${word === undefined ? '' : `?&body=${encodeURIComponent(word)}`}`;
}

/** The initial content of an e-mail. */
interface Draft {
  readonly subject?: string;
  readonly body?: string;
}

/** Returns a link that starts an e-mail (RFC 6068). It encodes every value, and a new line is %0D%0A. */
export function mailto(address: string, { subject, body }: Draft = {}): string {
  const recipient = address.split('@').map(encodeURIComponent).join('@');
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'))}`],
  );
  return `mailto:${recipient}${fields.length > 0 ? '?' : ''}${fields.join('&')}`;
}

/** Returns a link that starts an e-mail to join the mailing list. */
export const mailingListUrl = (address: string) => mailto(address, { subject: 'Please add me to the mailing list' });
