/** Runs a task after all earlier tasks of its turn have ended. */
export type InTurn = <Result>(task: () => Result | Promise<Result>) => Promise<Result>;

/** Returns a function that runs tasks one after the other. A task that fails does not stop the next one. */
function openTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

/** The turns of a form. A task in `work` may also ask for `save`, but not the other way around. */
export interface Turns {
  /** For tasks that write the trial, the store or the pictures. They can take minutes. */
  readonly work: InTurn;
  /** For tasks that write entries. They take a moment, so a save never waits for a preview. */
  readonly save: InTurn;
}

export const openTurns = (): Turns => ({ work: openTurn(), save: openTurn() });
