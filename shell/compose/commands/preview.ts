import { program } from 'commander';
import { serve } from '../../preview/serve';
import { runCommand } from '../runCommand';

program
  .name('npm run preview --')
  .description('Serves the composed site on this machine (PORT, or 3000), as a host would. Nothing is built.')
  .action(() => runCommand(serve));
await program.parseAsync();
