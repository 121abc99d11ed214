/** The id of the page's own styles. Extensions insert style elements before and after it. */
export const stylesId = 'page-styles';

/** Returns the element with the page's own styles, if the page has any. */
export const pageStyles = () => document.querySelector<HTMLStyleElement>(`#${stylesId}`);
