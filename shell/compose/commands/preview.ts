import { serve } from '../../preview/serve';
import { runCommand } from '../runCommand';

await runCommand(serve);
