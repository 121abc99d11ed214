import { Command } from 'commander';
import { runCommand } from './runCommand';

class SiteCommand extends Command {
  /** Does what was typed, and ends as commands end. */
  async run<Typed extends unknown[]>(action: (...typed: Typed) => Promise<unknown>): Promise<void> {
    this.action((...typed: unknown[]) => runCommand(async () => void (await action(...(typed as Typed)))));
    await this.parseAsync();
  }
}

/**
 * A command of this site.
 * @param name what people type before its options, such as 'npm run build --'.
 */
export const siteCommand = (name: string, description: string) =>
  new SiteCommand(name).description(description).showHelpAfterError();
