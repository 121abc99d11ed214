/** A number of the United States as links write it: +13345550142. Short numbers such as 911 stay as they are. */
function dialed(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return local.length === 10 ? `+1${local}` : digits;
}

/** A link that dials a number: tel:+13345550142. */
export const telephoneLink = (phone: string) => `tel:${dialed(phone)}`;

/** A link that starts a text message to a number: sms:+13345550143. */
export const textLink = (phone: string) => `sms:${dialed(phone)}`;
