import { blogPosts } from './blogPosts';
import { claims } from './claims';
import { donationOptions } from './donationOptions';
import { eventResources } from './eventResources';
import { events } from './events';
import { hotlines } from './hotlines';
import { footerGroups, navigation } from './navigation';
import { partnerCards } from './partnerCards';
import { prayerTopics } from './prayerTopics';
import * as programFacts from './programFacts';
import { services } from './services';
import { staff } from './staff';
import { statements } from './statements';
import { volunteerAreas } from './volunteerAreas';

const texts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => (key === 'note' ? [] : texts(inner)))
      : [];

const allTexts = texts([
  [blogPosts, claims, donationOptions, eventResources, events, footerGroups, hotlines, navigation, partnerCards],
  [prayerTopics, { ...programFacts }, services, staff, statements, volunteerAreas],
]);

describe('the texts of the entries', () => {
  it('avoid the words that push or judge', () => {
    const avoided = /\b(crisis|unwed|unwanted|victims?|should|only|just|free of charge|confidential|licensed)\b/i;
    expect(allTexts.filter((text) => avoided.test(text))).toEqual([]);
  });

  it('stay at 18 words a sentence', () => {
    const sentences = allTexts
      .filter((text) => !/^[/#]|^https:/.test(text))
      .flatMap((text) => text.split(/(?<=[.?!])\s/));
    const isLong = (sentence: string) => sentence.split(' ').length > 18;
    const descriptions = [
      events,
      blogPosts,
      donationOptions,
      partnerCards,
      prayerTopics,
      services,
      volunteerAreas,
    ].flatMap((list) => list.map(({ image }) => image.alt));
    expect(sentences.filter((sentence) => isLong(sentence) && !descriptions.includes(sentence))).toEqual([]);
  });
});
