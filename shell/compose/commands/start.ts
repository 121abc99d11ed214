import { serve } from '../../preview/serve';
import { releaseAll } from '../releaseAll';
import { runCommand } from '../runCommand';

await runCommand(async () => {
  await releaseAll();
  await serve();
});
