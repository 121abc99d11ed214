import { GetHelp } from '@site/ui/GetHelp';
import { useDocumentHead } from '../document/useDocumentHead';
import { homeHead } from '../ownPages';
import type { RegisteredEvent } from '../sections/registry';
import { Hero } from './Hero';
import { Accessibility } from './Accessibility';
import { HowWeCanHelp } from './HowWeCanHelp';
import { NextEvent } from './NextEvent';
import { Privacy } from './Privacy';
import { SinceFounding } from './SinceFounding';
import { WaysToTakePart } from './WaysToTakePart';
import { WhatToExpect } from './WhatToExpect';

interface HomePageProps {
  /** The events that the sections announce, sorted by date. */
  events: readonly RegisteredEvent[];
}

/** The front door: first content for people in need, then the ways to take part. */
export function HomePage({ events }: HomePageProps) {
  useDocumentHead(homeHead);
  return (
    <>
      <Hero />
      <HowWeCanHelp />
      <NextEvent events={events} />
      <WhatToExpect />
      <SinceFounding />
      <GetHelp />
      <WaysToTakePart />
      <Privacy />
      <Accessibility />
    </>
  );
}
