/** What shows when a page fails after a navigation: the frame, where it still stands, with a way on. */
export function ErrorView() {
  return <h1 tabIndex={-1}>Unexpected Application Error!</h1>;
}
