/** @jest-environment node */
import { sampleMark } from './sampleMarks';

describe('sampleMark', () => {
  it.each([
    ['Call (334) 555-0142.', '(334) 555-0142'],
    ['<a href="tel:+13345550143">', '3345550143'],
    ['hello@example.org', 'example.org'],
    ['https://www.example.org/give', 'www.example.org'],
    ['https://clinic.example/give', 'clinic.example'],
    ['Alex Sample', 'Alex Sample'],
    ['by Sample author', 'Sample author'],
    ['SAMPLE_VIDEO', 'SAMPLE_VIDEO'],
    ['123 Example Street', 'Example Street'],
    ['Affiliate Two', 'Affiliate Two'],
    ['A partner organization', 'A partner organization'],
    ['This page is a sample. Its own words are still to come.', 'is a sample'],
    ['These people are samples.', 'are samples'],
    ['The answer is to be confirmed.', 'to be confirmed'],
    ['Number to be supplied', 'to be supplied'],
  ])('recognizes %s', (text, words) => {
    expect(sampleMark(text)?.words).toBe(words);
  });

  it.each([
    'Call (334) 821-0142, or 1-833-852-6262.',
    'The nurse may ask for a urine sample.',
    'For example, bring a friend.',
    'Time to be announced',
    'https://www.examples.org and https://test.org and https://weather.gov/test.html',
    'You set the example.',
  ])('ignores %s', (text) => {
    expect(sampleMark(text)).toBeNull();
  });
});
