/** The script of any section, first asked for or tried again. */
export const sectionScript = /\/releases\/(?!shell\/)[^?]+\/remoteEntry\.js(\?|$)/;

/** The stylesheet of any section, which is asked for on the way from another one. */
export const sectionStyle = /\/releases\/(?!shell\/)[^?]+\/section\.css$/;

/** The script of the shell. */
export const shellScript = /\/releases\/shell\/[^?]+\/shell\.js$/;

/** The script of one section. */
export const scriptOf = (name: string) => new RegExp(`/releases/${name}/[^?]+/remoteEntry\\.js(\\?|$)`);
