/** The names of files that file managers, editors and browsers create, in lower case. */
const names = ['thumbs.db', 'ehthumbs.db', 'desktop.ini', 'icon\r', '__macosx', '@eadir', '$recycle.bin', 'lost+found'];

/** The endings of partial downloads, backups and desktop links: `hall.jpg.crdownload`, `walk.yaml.bak`. */
const endings = /(~|\.(tmp|temp|part|partial|crdownload|download|bak|orig|rej|swp|swo|lnk|lock))$/i;

/** The names of conflicting copies from programs that synchronize folders (Syncthing, Dropbox, Nextcloud). */
const conflict = /\.sync-conflict-\d{8}-|\([^)]*(conflicted copy|case conflict)[^)]*\)/i;

/**
 * Returns whether a system or a program created a file. Commands neither read nor remove such files.
 * @param name the name of the file or folder, without its parent folders.
 */
export const isSystemFile = (name: string): boolean =>
  /^(\.|~\$|#.*#$)/.test(name) || names.includes(name.toLowerCase()) || endings.test(name) || conflict.test(name);
