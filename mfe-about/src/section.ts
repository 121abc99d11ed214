import { contractVersion } from '@site/section/Section';
import type { Section } from '@site/section/Section';
import { blogPosts } from '@site/shared-data/blogPosts';
import { breadcrumbList } from '@site/shared-data/breadcrumbList';
import { foundedYear } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { postsNewestFirst } from '@site/shared-data/postsNewestFirst';
import { org } from '@site/shared-data/siteFacts';
import { AboutPage } from './about/AboutPage';
import { BlogPage } from './blog/BlogPage';
import { blogFeed, feedPath } from './blog/blogFeed';
import { blogStructuredData } from './blog/blogStructuredData';
import { ContactPage } from './contact/ContactPage';
import { HistoryPage } from './history/HistoryPage';
import { historyTrail } from './history/historyTrail';
import { ImpactPage } from './impact/ImpactPage';
import { TeamPage } from './team/TeamPage';
import { teamTrail } from './team/teamTrail';
import { WelcomePage } from './welcome/WelcomePage';

/** Who the clinic is, and how to reach it. */
export const section: Section = {
  contract: contractVersion,
  pages: [
    {
      path: paths.about,
      title: 'Our mission',
      description: 'What we do and why: our mission, our vision, what we value, and three promises you can hold us to.',
      picture: 'about',
      Page: AboutPage,
    },
    {
      path: paths.history,
      title: `Our story since ${foundedYear}`,
      description: `Founded in ${foundedYear} as ${org.foundedAs.value}: where we come from, what has happened since, and where we are today.`,
      picture: 'history',
      structuredData: [breadcrumbList(historyTrail)],
      Page: HistoryPage,
    },
    {
      path: paths.team,
      title: 'Our team and board',
      description: 'Meet the staff who may greet you when you call or come by, and the board that guides the clinic.',
      picture: 'team',
      structuredData: [breadcrumbList(teamTrail)],
      Page: TeamPage,
    },
    {
      path: paths.contact,
      title: 'Contact us',
      description:
        'Call, write or come by. Phone, address, office hours, a map, and what to know before your first visit.',
      Page: ContactPage,
    },
    {
      path: paths.welcome,
      title: 'Welcome',
      description: 'A letter to you from the person who leads our team. You are welcome here, as you are.',
      picture: 'welcome',
      Page: WelcomePage,
    },
    {
      path: paths.blog,
      title: 'Blog',
      description: 'Short reads about first visits, new moms, dads and ways to help a family close to home.',
      picture: 'blog-first-visit',
      ...(process.env['SITE_TARGET'] !== 'browser' && {
        structuredData: [blogStructuredData(postsNewestFirst(blogPosts))],
        files: [{ path: feedPath, type: 'application/rss+xml', text: (origin: string) => blogFeed(blogPosts, origin) }],
      }),
      Page: BlogPage,
    },
    {
      path: paths.impact,
      title: 'Our impact',
      description: 'What our work adds up to, what the numbers mean, and how you can be part of it.',
      picture: 'impact',
      Page: ImpactPage,
    },
  ],
};
