/** What a browser reports of the connection (Network Information API); most report nothing. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the browser reports of the visitor's connection. */
export const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};
