/** A browser's answer to a script: what JSON can carry. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** What the journeys need of a browser, in the words of WebDriver. */
export interface Browser {
  navigate(address: string): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<Value>;
  /** Presses of keys and of the pointer: the action sequences of WebDriver, which its two protocols share. */
  perform(actions: readonly object[]): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** Whether pages may run scripts. */
  readonly scripts: boolean;
}

/** A browser engine other than Chromium's. */
export interface Engine {
  readonly name: string;
  /** The command that starts it, and Debian's packages that bring it. */
  readonly command: string;
  readonly packages: readonly string[];
  open(options: OpenOptions): Promise<Browser>;
}
