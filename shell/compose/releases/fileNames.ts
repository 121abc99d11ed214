/** What a build calls its files, by the kind of package. */
export const scriptFile = (name: string) => (name === 'shell' ? 'shell.js' : 'remoteEntry.js');
export const styleFile = (name: string) => (name === 'shell' ? 'shell.css' : 'section.css');
export const startFile = 'start.js';
export const prerenderFile = 'prerender.cjs';
