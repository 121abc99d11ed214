import { dist, isInstalled, sections } from '@site/build/packages';
import { Command } from 'commander';
import path from 'node:path';
import { packageNamed, packagesNamed, packageNames } from './packageNamed';
import { runCommand } from './runCommand';

// Every command of the site. Here npm runs them; in the repository of one section, `site` is a program of its own.
const program = new Command('site').showHelpAfterError();
if (!isInstalled) program.configureHelp({ commandUsage: (one) => `npm run ${one.name()} -- ${one.usage()}` });

const command = (name: string, description: string) => program.command(name).description(description);

/** An action whose module is loaded when it is run: no command waits for those of others. */
const lazy =
  <Typed extends unknown[]>(load: () => Promise<(...typed: Typed) => Promise<void>>) =>
  async (...typed: Typed) =>
    (await load())(...typed);

const dropPages = ['--drop-pages', 'drop pages that are on the site; links to them will break'] as const;
const newName = ['<name>', 'one or more lower-case words, such as library'] as const;
const newTitle = ['--title <words>', 'heading and title of its first page; its name otherwise'] as const;
const sectionNames = sections.map(({ name }) => name).join(', ');

command('check', 'Makes every check of a release, and runs the tests of the section. Nothing goes live.')
  .argument('[section]', packageNames, packageNamed)
  .option('--all', 'the tests of everybody instead, which take minutes')
  .option('--shell <what>', 'a shell that is not live yet: a folder, a branch or a release')
  .action(lazy(async () => (await import('./check')).check));

command(
  'release',
  'Builds sections, checks every page of them, stores them as releases, all or none, and composes the site.',
)
  .argument('<section...>', packageNames, packagesNamed)
  .option('-m, --message <words>', 'what is new, in a line; otherwise the subject of the last commit of the sources')
  .option('--from <folder>', 'take a finished build, or a whole release, instead of building')
  .option('--other-sources', 'build although sources of the live release are not here')
  .option(...dropPages)
  .action(lazy(async () => (await import('./changes')).release));

command('rollback', 'Restores the release before the live one, code and pages together. Nothing is built.')
  .argument('<section>', packageNames, packageNamed)
  .option('--to <release>', 'a release as npm run sections names it, earlier or later')
  .action(lazy(async () => (await import('./changes')).rollback));

command('sections', 'Shows which release of each section is live, since when and by whom; or all releases of one.')
  .argument('[section]', packageNames, packageNamed)
  .option('--older', 'only the names of those that are older than the sources here')
  .option('--due', 'only the names of those with an entry whose day has come since their release')
  .action(lazy(async () => (await import('./sections')).sections));

command('compose', 'Composes the site from what is in the store. Nothing is built.')
  .option('--accept <section>', 'take what is on its branch, although it was pushed by force', packageNamed)
  .action(lazy(async () => (await import('./changes')).compose));

command('preview', 'Serves the composed site on this machine (PORT, or 3000), as a host would.')
  .option('--with <section=what...>', 'with a folder, release or branch of it instead; alone: its sources here, built')
  .action(async ({ with: exchanges }: { with?: readonly string[] }) => {
    const site = exchanges && (await (await import('./composePreview')).composePreview(exchanges));
    await (await import('./servePreview')).servePreview(site);
  });

command('new:page', 'Writes a page into a section: head, breadcrumbs, sample words, style and test, ready for release.')
  .argument('<section>', sectionNames, packageNamed)
  .argument('<address>', 'such as /about/careers')
  .option('--title <words>', 'its heading and title; the last word of the address otherwise')
  .action(lazy(async () => (await import('./newPage')).newPage));

if (isInstalled) {
  command('start', 'Serves the site under development: what is edited shows at once.')
    .argument('[options...]')
    .helpOption(false)
    .allowUnknownOption()
    .action(() => {
      process.argv.splice(2, 1);
      // It reads what was typed, prints what is wrong with it and ends by itself.
      void import('@site/build/dev');
    });

  command('new', 'Writes the repository of a new section, with its first page and the kit it is built with.')
    .argument(...newName)
    // Here no section can be written beside others: elsewhere a second word, typed by mistake, is refused.
    .argument('[folder]', 'where it is written; a folder of its name otherwise')
    .option(...newTitle)
    .action(async (name: string, folder: string | undefined, { title }: { title?: string }) =>
      (await import('./new/createRepository')).createRepository(name, folder ?? name, title),
    );
} else {
  command('start', 'Builds what changed, composes the site, and serves it on this machine (PORT, or 3000).')
    .option(...dropPages)
    .action(async (options: { dropPages?: boolean }) => {
      await (await import('./changes')).build(options);
      await (await import('./servePreview')).servePreview();
    });

  command('build', 'Builds what changed, checks every page, and composes the site. Nothing is served.')
    .option(...dropPages)
    .action(lazy(async () => (await import('./changes')).build));

  command('edit', 'Opens a form for entries, facts and pictures, on this machine alone (PORT, or 3010).').action(
    lazy(async () => (await import('./edit')).edit),
  );

  command('doctor', 'Checks Node, git, ports, browser, disk and store: a line each, with its remedy.').action(
    lazy(async () => (await import('./doctor')).doctor),
  );

  command('publish', 'Sends the composed site to a host, pages after the files they load (shell/hosts/README.md).')
    .requiredOption('--to <place>', 'user@host:/folder (rsync), or a folder')
    .option('--after-rules <command>', 'run after the header rules and before the pages, such as a reload of nginx')
    .option('--replace <sections...>', 'replace the releases of these at the host, though not known here')
    .option('--take-over', 'publish to a folder with files that were not published')
    .option('--if-changed', 'send nothing when the host has the same site')
    .option('--tidy', 'publish nothing, but remove published files that the site no longer has')
    .option('--dry-run', 'with --tidy: list the files and remove none')
    .option('--check <address>', 'where visitors find it: what they get is compared with what was composed')
    .option('--if-bad <what>', 'rollback: give the host back what it had where they get something else')
    .action(lazy(async () => (await import('./publish')).publish));

  command('watch', 'Looks at the live site as visitors see it, and names the owner of what is broken.')
    .argument('<address>', 'such as https://www.example.org')
    .action(async (address: string) => (await import('./watch')).watch(address));

  command(
    'tell',
    'Opens, comments or closes an issue for each kind of fault that the last watches found (GitHub).',
  ).action(async () => (await import('./tell')).tell());

  command('new:section', 'Writes a section with its first page, and adds it to every list that names sections.')
    .argument(...newName)
    .option(...newTitle)
    .option('--standalone <folder>', 'write a repository of its own there instead')
    .action(async (name: string, { title, standalone }: { title?: string; standalone?: string }) =>
      standalone
        ? (await import('./new/createRepository')).createRepository(name, standalone, title)
        : (await import('./newSection')).newSection(name, title),
    );

  command('remove:section', 'Removes a section: its folder, and every list it is in. Its releases stay in the store.')
    .argument('<section>', sectionNames, packageNamed)
    .option('--redirect <address>', 'the page that its addresses lead to; the 404 page otherwise')
    .option('--discard', 'remove what git does not have, too')
    .action(lazy(async () => (await import('./removeSection')).removeSection));

  command('kit', 'Packs what a section in a repository of its own installs, for a folder or an npm registry.')
    .option('--to <folder>', 'where the packages are written', path.join(dist, 'kit'))
    .option('-m, --message <words>', 'what is new, for the list of changes of what has changed')
    .action(async ({ to, message }: { to: string; message?: string }) => {
      const { packKit } = await import('./new/packKit');
      for (const file of Object.values(await packKit(path.resolve(to), message))) console.log(path.join(to, file));
    });
}

// In the repository of a section, that one is meant where none is named.
const [own] = sections;
const [asked = '', ...given] = process.argv.slice(2);
const isAboutOne = ['start', 'check', 'release', 'rollback', 'new:page'].includes(asked);
if (isInstalled && own && isAboutOne && given[0] !== own.name) process.argv.splice(3, 0, own.name);

await runCommand(program);
