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
  /** What the sections announce, the earliest first. */
  events: readonly RegisteredEvent[];
}

/** The front door: first what people in need come for, then the ways to take part. */
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
