import { program } from 'commander';
import { runCommand } from './runCommand';
import { servePreview } from './servePreview';

program
  .name('npm run preview --')
  .description('Serves the composed site on this machine (PORT, or 3000), as a host would. Nothing is built.')
  .action(() => runCommand(servePreview));
await program.parseAsync();
