import { paths } from '@site/shared-data/paths';
import { aboutTrail } from '../about/aboutTrail';

/** The way to the history page. */
export const historyTrail = aboutTrail('History', paths.history);
