import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/motion.css';
import '@site/ui/styles/print.css';
import { createRoot } from 'react-dom/client';
import { FederatedSite } from './FederatedSite';

const root = document.getElementById('root');
if (root) createRoot(root).render(<FederatedSite />);
