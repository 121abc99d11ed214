/** What stands between a number and its extension. */
const beforeExtension = ' ext. ';

/**
 * A number of the United States as it is dialed from anywhere: +13345550142. Short numbers such as 911 stay as they are; an
 * extension is left out.
 */
export function dialed(phone: string): string {
  const [number = ''] = phone.split(beforeExtension);
  const digits = number.replace(/\D/g, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return local.length === 10 ? `+1${local}` : digits;
}

/** A link that dials a number: tel:+13345550142, with an extension tel:+13345550142;ext=12 (RFC 3966). */
export function telephoneLink(phone: string): string {
  const [, extension] = phone.split(beforeExtension);
  return `tel:${dialed(phone)}${extension === undefined ? '' : `;ext=${extension}`}`;
}

/** A link that starts a text message to a number, with its words where a word is needed: sms:88788?&body=START. */
export function textLink(phone: string, word?: string): string {
  // RFC 5724 writes '?body=', iOS reads '&body=': both find it in '?&body='.
  return `sms:${dialed(phone)}${word === undefined ? '' : `?&body=${encodeURIComponent(word)}`}`;
}

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

/** Starts the e-mail that asks for a place on the mailing list. */
export const mailingListUrl = (address: string) => mailto(address, { subject: 'Please add me to the mailing list' });
