/** What file managers, editors and browsers call files of their own, in lower case. */
const names = ['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r', '__macosx', '@eadir', '$recycle.bin', 'lost+found'];

/** What ends the name of a file that is half there, a backup, or a link of a desktop: `hall.jpg.crdownload`, `walk.yaml.bak`. */
const endings = /(~|\.(tmp|temp|part|partial|crdownload|download|bak|orig|rej|swp|swo|lnk|lock))$/i;

/** What programs that keep folders alike call the file of whoever saved second (Syncthing, Dropbox, Nextcloud). */
const conflict = /\.sync-conflict-\d{8}-|\([^)]*(conflicted copy|case conflict)[^)]*\)/i;

/**
 * Whether a file was left there by a system or a program, and not by people: it is neither read nor removed, and nothing stops
 * for it.
 * @param name of the file or folder, without those above it.
 */
export const isSystemFile = (name: string): boolean =>
  /^(\.|~\$|#.*#$)/.test(name) || names.includes(name.toLowerCase()) || endings.test(name) || conflict.test(name);
