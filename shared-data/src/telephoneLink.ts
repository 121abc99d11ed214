/** A link that dials a number of the United States: tel:+13345550142. Short numbers such as 911 stay as they are. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
  return local.length === 10 ? `tel:+1${local}` : `tel:${digits}`;
}
