import { shirtAmount, walkFee, walkRoute } from '@site/shared-data/constants';

/** The prices of the walk and the run, and the reward for raising support. They apply before and after the day. */
export const walkPrices = [
  { title: 'The walk', figure: 'Free', text: `A ${walkRoute} for families and friends.` },
  { title: 'The 5k', figure: `$${walkFee}`, text: 'To run, to jog or to take it slow.' },
  { title: 'The T-shirt', figure: `$${shirtAmount} raised`, text: 'For this much or more.' },
];
