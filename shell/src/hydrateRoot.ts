// A dynamic import of React DOM itself would return an object with all its exports, which takes code to build.
export { hydrateRoot } from 'react-dom/client';
