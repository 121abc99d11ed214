/** A supply drive from the first idea to the last thank-you. */
export const driveSteps = [
  { title: 'Pick a date', text: 'One afternoon works, and so does a whole month.' },
  { title: 'Tell us', text: 'Write or call, and we plan the delivery with you.' },
  { title: 'Collect', text: 'Set out a box, share the list below and invite your friends.' },
  { title: 'Deliver', text: 'Bring everything to us in office hours. We help you carry.' },
  { title: 'Celebrate', text: 'Thank your helpers. You made room ready for a baby.' },
];
