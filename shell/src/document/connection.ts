/** The connection data that some browsers report (Network Information API). */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns the reported connection of the visitor. */
export const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};
