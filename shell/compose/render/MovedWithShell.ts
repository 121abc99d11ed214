import { Refusal } from '../../system/UserError';

/** A Refusal of a section that has a page at another address on this shell. The section and the shell must change together. */
export class MovedWithShell extends Refusal {
  /** @param fault what is wrong, without a remedy. */
  constructor(
    override readonly owner: string,
    readonly fault: string,
  ) {
    super(owner, `${fault}; release both: npm run release -- shell ${owner}`);
  }

  /**
   * Returns the same Refusal with the command that restores both packages. Returns this one if the rollback named both.
   * @param names the packages of the rollback.
   * @param to the release that it named.
   */
  ofRollback(names: readonly string[], to?: string): Refusal {
    const other = [this.owner, 'shell'].find((name) => !names.includes(name));
    if (!other) return this;
    const command = ['npm run rollback --', ...names, other, ...(to ? ['--to', to] : [])].join(' ');
    return new Refusal(this.owner, `${this.fault}; restore both: ${command}`);
  }
}
