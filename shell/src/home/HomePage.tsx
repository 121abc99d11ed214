/** The front door. */
export function HomePage() {
  return <h1 tabIndex={-1}>You don&apos;t have to figure this out alone.</h1>;
}
