import { paths } from '@site/shared-data/paths';
import { aboutTrail } from '../about/aboutTrail';

/** The way to the team page. */
export const teamTrail = aboutTrail('Team', paths.team);
