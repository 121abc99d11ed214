import { shellConfig } from '@site/build/shellConfig';

export default shellConfig();
