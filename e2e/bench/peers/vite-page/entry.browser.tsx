import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/motion.css';
import '@site/ui/styles/print.css';
import { createRoot } from 'react-dom/client';
import { Site } from '../Site';

const root = document.getElementById('root');
if (root) {
  // Pictures below the first screen have no scripts to wait for.
  document.documentElement.dataset['live'] = '';
  createRoot(root).render(<Site />);
}
