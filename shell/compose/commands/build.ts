import { releaseAll } from '../releaseAll';
import { runCommand } from '../runCommand';

await runCommand(releaseAll);
