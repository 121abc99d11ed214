import { shirtAmount, walkFee, walkRoute } from '@site/shared-data/constants';

/** The prices of the walk and the run, and the reward for raising support. They apply before and after the day. */
export const walkPrices = [
  { title: 'The walk', figure: 'Free', text: `A ${walkRoute} for families and friends.` },
  { title: 'The 5k', figure: `$${walkFee}`, text: 'Run it, jog it or take it slow.' },
  { title: 'The T-shirt', figure: `$${shirtAmount} raised`, text: `Yours once you raise $${shirtAmount} or more.` },
];
