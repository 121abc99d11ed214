import { shirtAmount, walkFee, walkRoute } from '@site/shared-data/constants';

/** What it costs to walk or run, and what a walker who raises support gets: true before the day and after it. */
export const walkPrices = [
  { title: 'The walk', figure: 'Free', text: `A ${walkRoute} for families and friends.` },
  { title: 'The 5k', figure: `$${walkFee}`, text: 'To run, to jog or to take it slow.' },
  { title: 'The T-shirt', figure: `$${shirtAmount} raised`, text: 'For this much or more.' },
];
