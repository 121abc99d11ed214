// Colour tokens of the site, plus paper, wood, skin and hair tones used only in drawings.
export const P = {
  ivory: '#FFFBF5',
  sand1: '#F7EFE4',
  sand2: '#EDE1CF',
  sand3: '#DCCBB3',
  sand4: '#C4AE90',
  ink: '#1E2B2E',
  pine9: '#0E3535',
  pine8: '#14474A',
  pine7: '#1B5A59',
  pine6: '#257069',
  sage5: '#5B9485',
  sage4: '#84B09D',
  sage3: '#ABCBB8',
  sage2: '#CDE0D1',
  sage1: '#E6F0E7',
  cam8: '#7A2340',
  cam7: '#9B2C4E',
  cam6: '#B83D60',
  cam5: '#D2647F',
  cam4: '#E493A3',
  cam3: '#F0BCC4',
  cam2: '#F7DADD',
  cam1: '#FBE9EB',
  honey6: '#B7791F',
  honey5: '#E2A13B',
  honey4: '#EFBF6B',
  honey3: '#F6D89E',
  honey2: '#FBEACB',
  honey1: '#FFF6E3',
  sky1: '#EEF6F8',
  sky2: '#DCEBF0',
  sky3: '#BFD9E2',
  sky4: '#8FB6C4',
  blue: '#2F5D8A',
  wood1: '#D9A877',
  wood2: '#BE8458',
  wood3: '#9A6440',
  wood4: '#6F4630',
  clay1: '#D98A6C',
  clay2: '#C4694B',
  clay3: '#A2533A',
  steel1: '#E6EEEE',
  steel2: '#C3D2D2',
  steel3: '#8FA3A5',
};
export const SKIN = ['#F3CFB3', '#E5B48F', '#C98F63', '#A56B43', '#7E4A2C', '#5C3320'] as const;
/** A place in SKIN, from light to dark. */
export type Skin = 0 | 1 | 2 | 3 | 4 | 5;
export const HAIR = {
  black: '#17130F',
  dark: '#2A1B14',
  brown: '#4A2E1E',
  chestnut: '#7A4A27',
  sandy: '#B5793C',
  red: '#8E3B1F',
  grey: '#8C8C8C',
  silver: '#CFCAC2',
};

const CHANNELS = [1, 3, 5] as const;
const channel = (colour: string, i: number) => parseInt(colour.slice(i, i + 2), 16);
// mix('#000000', '#FFFFFF', .25): a quarter of the way from the first to the second.
export const mix = (a: string, b: string, t: number) =>
  '#' +
  CHANNELS.map((i) => Math.round(channel(a, i) + (channel(b, i) - channel(a, i)) * t))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
export const darker = (c: string, t = 0.14) => mix(c, P.pine9, t);
export const lighter = (c: string, t = 0.2) => mix(c, P.ivory, t);
