// @ts-check

/**
 * What the owner of a package can do about code that fails.
 * @param {string} name
 */
export const remedy = (name) => `mend the ${name === 'shell' ? 'shell' : 'section'} and build it again`;

/** What hooks say that belong to another copy of React than the one that renders. */
const secondReact = /of null \(reading 'use[A-Z]\w*'\)/;

/**
 * What to do about an error of a section's code.
 * @param {string} error
 * @param {string} otherwise The remedy, where the error tells nothing of the build.
 */
export const remedyFor = (error, otherwise) =>
  secondReact.test(error)
    ? 'build it without a React of its own: share react and react/jsx-runtime with import: false, and leave them external in prerender.cjs'
    : otherwise;
