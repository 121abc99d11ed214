import { defineSection } from '@site/section/defineSection';
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
export const section = defineSection({
  pages: [
    {
      path: paths.about,
      title: 'Our mission',
      description: 'Mission, vision and values, and what you can hold us to when you call or visit.',
      picture: 'about',
      Page: AboutPage,
    },
    {
      path: paths.history,
      title: `Our story since ${foundedYear}`,
      description: `Founded in ${foundedYear} as ${org.foundedAs.value}: how it began, our story as a video, and where we are today.`,
      picture: 'history',
      structuredData: [breadcrumbList(historyTrail)],
      Page: HistoryPage,
    },
    {
      path: paths.team,
      title: 'Our team and board',
      description: 'Meet the staff and the board: names, faces and what each person does.',
      picture: 'team',
      structuredData: [breadcrumbList(teamTrail)],
      Page: TeamPage,
    },
    {
      path: paths.contact,
      title: 'Contact us',
      description:
        'Phone, text, e-mail, address, office hours and a map. What to know before a first visit, and how your privacy is kept.',
      Page: ContactPage,
    },
    {
      path: paths.welcome,
      title: 'Welcome',
      description: 'A letter to you from the person who leads our team, for whatever brought you to this page.',
      picture: 'welcome',
      Page: WelcomePage,
    },
    {
      path: paths.blog,
      title: 'Blog',
      description: 'Short reads about first visits, new moms, dads and ways to help.',
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
      description: 'The work in numbers, the stories behind them, and how you can be part of it.',
      picture: 'impact',
      Page: ImpactPage,
    },
  ],
});
