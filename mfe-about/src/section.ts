import { defineSection } from '@site/section/defineSection';
import { aboutPage } from './about/AboutPage';
import { blogPage } from './blog/BlogPage';
import { contactPage } from './contact/ContactPage';
import { historyPage } from './history/HistoryPage';
import { impactPage } from './impact/ImpactPage';
import { teamPage } from './team/TeamPage';
import { welcomePage } from './welcome/WelcomePage';

/** The section about the clinic and the ways to reach it. */
export const section = defineSection({
  pages: [aboutPage, historyPage, teamPage, contactPage, welcomePage, blogPage, impactPage],
});
