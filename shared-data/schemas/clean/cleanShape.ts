const quoted = /^(?:"(.*)"|'(.*)'|“(.*)”|‘(.*)’|«(.*)»|<(.*)>)$/s;

/** Returns the digit 0 to 9 for a decimal digit of any script. The ten digits of a script are consecutive (UAX #44). */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * Cleans a value with a fixed shape, such as a telephone number. It removes invisible characters and quotes, and
 * replaces other digits, dashes and spaces. A character that reorders digits stays, and is rejected later.
 */
export function cleanShape(text: string): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/(?!\u202e)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/(?![0-9])\p{Nd}/gu, plainDigit)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const inner = quoted
    .exec(plain)
    ?.slice(1)
    .find((one) => one !== undefined);
  return inner === undefined ? plain : inner.trim();
}

const tollFree = /^8(?:00|33|44|55|66|77|88)$/;

/** Cleans a telephone number of the United States: '(334) 555-0142', '1-800-555-0142', '988'. */
export function cleanPhone(text: string): string {
  const plain = cleanShape(text).replace(/^tel:/i, '').trim();
  const [, country, area = '', exchange, line] =
    /^(\+1|1)?[ .-]*\(?([2-9]\d{2})\)?[ ./-]*(\d{3})[ .-]*(\d{4})$/.exec(plain) ?? [];
  if (line === undefined) return plain;
  const isTollFree = tollFree.test(area) && (country === '1' || plain.startsWith('1'));
  return isTollFree ? `1-${area}-${exchange}-${line}` : `(${area}) ${exchange}-${line}`;
}

/** Cleans a number for text messages: a short code, or a number with its country code. */
export function cleanShortNumber(text: string): string {
  const plain = cleanShape(text).replace(/^sms:/i, '');
  const digits = plain.replaceAll(/[ .()-]/g, '').replace(/^\+/, '');
  const [, area, exchange, line] = /^1(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (line !== undefined) return `1-${area}-${exchange}-${line}`;
  return /^\d{3,6}$/.test(digits) ? digits : plain;
}

/** Extracts an e-mail address from a link, or from the format of mail programs: 'Dana Lee <dana@example.org>'. */
export function cleanEmail(text: string): string {
  const plain = cleanShape(text);
  const inner = /^[^<>]*<([^<>]+)>[.,;]?$/.exec(plain)?.[1] ?? plain;
  return inner
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .replace(/[.,;:]+$/, '');
}

/** The query fields with the target of a link that a mail program or search engine has wrapped. */
const wrappers: readonly (readonly [host: RegExp, parameters: readonly string[]])[] = [
  [/(^|\.)safelinks\.protection\.outlook\.com$/, ['url']],
  [/^(www\.)?google\.com$/, ['q', 'url']],
  [/^lm?\.facebook\.com$/, ['u']],
];

function unwrapped(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const isWrapper = !/google/.test(hostname) || pathname === '/url';
  const found = wrappers.find(([host]) => isWrapper && host.test(hostname));
  const inner = found?.[1].map((name) => searchParams.get(name)).find((one) => one?.startsWith('https://'));
  return inner ?? address;
}

/** Cleans the URL of another site. It keeps case, which hosts distinguish, and accents. */
export function cleanUrl(text: string): string {
  const seen = text
    .normalize('NFC')
    .replaceAll(/(?!\u202e)[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}]/gu, '')
    .replaceAll(/^[\s"'“”‘’«»<]+|[\s"“”’«»>]+$/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[,;]+$/, '');
  if (seen.includes('{')) return seen;
  const whole = /^(?:www\.[^\s/]+\.[a-z]{2,}|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}(?=\/.))(?:[/?#]\S*)?$/i.test(seen)
    ? `https://${seen}`
    : seen;
  const named = whole.replace(/^https:\/\/[^/?#]*/i, (origin) => origin.toLowerCase().replace(/\.$/, ''));
  return unwrapped(named);
}

/** Cleans the address of a page of this site. */
export const cleanSitePath = (text: string): string => {
  const plain = cleanShape(text);
  return plain === '/' ? plain : plain.replace(/(?<=.)\/+$/, '');
};

/** Removes letters before a tax number. */
export const cleanTaxNumber = (text: string): string =>
  cleanShape(text)
    .replace(/^(?:EIN|Tax ID)[ :#]*/i, '')
    .replace(/^(\d{2}) ?(\d{7})$/, '$1-$2');

/** Removes the parentheses of a section of the tax code: '501(c)(3)'. */
export const cleanTaxSection = (text: string): string =>
  cleanShape(text)
    .replaceAll(/[()\s§]/g, '')
    .toLowerCase();

/** Returns the two letters of a state. */
export function cleanState(text: string): string {
  const plain = cleanShape(text);
  return plain.length === 2 ? plain.toUpperCase() : plain;
}

/** Cleans a postal code of five or nine digits. */
export const cleanPostalCode = (text: string): string => cleanShape(text).replace(/^(\d{5})[ -]*(\d{4})$/, '$1-$2');

/** Returns an amount in dollars as a number, or the value itself if it is not an amount. */
export function cleanDollars(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [amount] = /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$|^\d+(?:\.\d\d?)?$/.exec(
    cleanShape(value).replace(/^(?:US\$|\$|USD) ?|(?: ?(?:dollars|USD))$/gi, ''),
  ) ?? [null];
  return amount === null ? value : Number(amount.replaceAll(',', ''));
}
