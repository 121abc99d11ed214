import '@site/ui/styles/tokens.css';
import '@site/ui/styles/base.css';
import '@site/ui/styles/motion.css';
import '@site/ui/styles/print.css';
