/** The package.json of a workspace. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: true;
  readonly type?: 'module';
  readonly sideEffects?: readonly string[];
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** A value as npm writes JSON. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
