import { useLivePage } from '../document/useLivePage';
import { homeHead } from '../ownPages';
import { Hero } from './Hero';
import { HowWeCanHelp } from './HowWeCanHelp';
import { NextEvent } from './NextEvent';
import { Reach } from './Reach';
import { SinceFounding } from './SinceFounding';
import { WaysToTakePart } from './WaysToTakePart';
import { WhatToExpect } from './WhatToExpect';

/** The front door. */
export function HomePage() {
  useLivePage(homeHead);
  return (
    <>
      <Hero />
      <Reach />
      <HowWeCanHelp />
      <WhatToExpect />
      <SinceFounding />
      <NextEvent />
      <WaysToTakePart />
    </>
  );
}
