// The mark: an arch doorway with a sunrise over two hills. `logo` in colour, `logoMono` in currentColor (48 × 56).
import { P } from './palette';

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 56" width="48" height="56">${body}</svg>`;
const FRAME = 'M0 56V24A24 24 0 0 1 48 24V56Z',
  OPEN = 'M6 56V24A18 18 0 0 1 42 24V56Z';
const HILL = 'M6 42C14 36 24 34 42 40V56H6Z',
  NEAR = 'M6 49C18 43 32 44 42 49V56H6Z',
  ROAD = 'M15 56C20 53 27 51 28.6 46.4L29.8 46.6C30.5 51 28 53.5 27 56Z';
export const logo = svg(
  `<path d="${FRAME}" fill="${P.pine8}"/><path d="${OPEN}" fill="${P.honey2}"/><circle cx="28" cy="28" r="8" fill="${P.honey5}"/><path d="${HILL}" fill="${P.sage4}"/><path d="${NEAR}" fill="${P.pine6}"/><path d="${ROAD}" fill="${P.honey1}"/>`,
);
// For dark grounds (footer): the frame turns ivory.
export const logoLight = logo.replace(P.pine8, P.ivory);
// One colour: frame and hills are solid, the sun is a disc; it follows the text colour.
export const logoMono = svg(
  `<path fill="currentColor" fill-rule="evenodd" d="M0 56V24A24 24 0 0 1 48 24V56ZM6 38V24A18 18 0 0 1 42 24V36.500C30 31 17 31.5 6 38ZM6 45V43C18 36 30 35.5 42 40V44.500C30 39.5 18 39.5 6 45Z"/><circle cx="27" cy="21" r="6.5" fill="currentColor"/>`,
);
