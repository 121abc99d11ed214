/** How long a section may stay silent before an attempt is given up, in milliseconds. */
export const patience = 3000;
