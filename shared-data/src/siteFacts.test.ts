import { blogPostSources, blogPosts } from './blogPosts';
import { boardMembers, boardMemberSources } from './boardMembers';
import type { Fact } from './Fact';
import { contact, links, siteOrigin } from './siteFacts';
import { staff, staffSources } from './staff';

describe('samples', () => {
  it('cannot be mistaken for real addresses and numbers', () => {
    const unmistakable: [readonly Fact<unknown>[], RegExp][] = [
      [[...Object.values(links), siteOrigin, contact.email], /\bexample\.org(\/|$)/],
      [[contact.phone, contact.textLine], /^\(334\) 555-01\d\d$/],
      [[contact.address], /"street":"\d+ Example Street"/],
    ];
    for (const [facts, pattern] of unmistakable) {
      for (const { value } of facts.filter(({ status }) => status === 'sample')) {
        expect(JSON.stringify(value).replace(/^"|"$/g, '')).toMatch(pattern);
      }
    }
  });

  it('cannot be mistaken for real people, and claim no credentials', () => {
    const people = [
      ...(staffSources.name.status === 'sample' ? staff : []),
      ...(boardMemberSources.name.status === 'sample' ? boardMembers : []),
    ];
    for (const person of people) {
      expect(person.name).toMatch(/^[A-Z][a-z]+ Sample$/);
      expect(JSON.stringify(person)).not.toMatch(/\b(RN|MD|LPC|LPN|PhD)\b/);
    }
    const authors = blogPostSources.author.status === 'sample' ? blogPosts.map(({ author }) => author) : [];
    expect(authors.filter((author) => !/sample/i.test(author))).toEqual([]);
  });
});
