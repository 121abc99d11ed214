import { restoreEmails } from './restoreEmails';

/** Encodes a text as Cloudflare does: a key, and every byte XOR the key. */
const hide = (text: string, key = 0x6e) =>
  [key, ...new TextEncoder().encode(text).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const address = "o'hara+ñ@clinic.test";

describe('restoreEmails', () => {
  it.each([
    [
      'a link with its words',
      `<a href="mailto:${address}">${address}</a>`,
      `<a href="/cdn-cgi/l/email-protection#${hide(address)}"><span class="__cf_email__" data-cfemail="${hide(address, 7)}">[email&#160;protected]</span></a>`,
    ],
    [
      'a link with a subject and other words',
      `<a href="mailto:${address}?subject=A&amp;body=B"><b>Write</b></a>`,
      `<a href="/cdn-cgi/l/email-protection#${hide(`${address.replace("'", '&#x27;')}?subject=A&amp;body=B`)}"><b>Write</b></a>`,
    ],
    [
      'words among others',
      `Write to ${address} now`,
      `Write to <a href="/cdn-cgi/l/email-protection" class="__cf_email__" data-cfemail="${hide(address)}">[email&#160;protected]</a> now`,
    ],
    ['nothing', '<a href="/events">Events</a>', '<a href="/events">Events</a>'],
  ])('restores the prerendered nodes: %s', (_, written, served) => {
    const [expected, root] = [document.createElement('p'), document.createElement('p')];
    expected.innerHTML = written;
    root.innerHTML = served;
    restoreEmails(root);
    expect(root.isEqualNode(expected)).toBe(true);
  });
});
