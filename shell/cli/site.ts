import { dist, isInstalled, packages, sections } from '@site/build/packages';
import { Command } from 'commander';
import path from 'node:path';
import { packageNamed, packagesNamed, packageNames, othersNamed } from './packageNamed';
import { runCommand } from './runCommand';

// Every command of the site. npm runs them here. In a section's own repository, the package has a program `site`.
const program = new Command('site').showHelpAfterError();
if (!isInstalled) program.configureHelp({ commandUsage: (one) => `npm run ${one.name()} -- ${one.usage()}` });

const command = (name: string, description: string) => program.command(name).description(description);

/** Returns an action that loads its module when it runs, so that no command waits for the modules of others. */
const lazy =
  <Typed extends unknown[]>(load: () => Promise<(...typed: Typed) => Promise<void>>) =>
  async (...typed: Typed) =>
    (await load())(...typed);

const dropPages = ['--drop-pages', 'remove pages from the site, which breaks links to them'] as const;
const newName = ['<name>', 'one or more lower-case words, such as library'] as const;
const newTitle = ['--title <words>', 'heading and title of its first page (default: its name)'] as const;
const sectionNames = sections.map(({ name }) => name).join(', ');

command('check', 'Runs every check of a release and the tests of the section. Nothing goes live.')
  .argument('[section]', packageNames, packageNamed)
  .option('--all', 'run the tests of all sections instead, which takes minutes')
  .option('--shell <what>', 'try the section on this shell: a folder, a branch or a release')
  .action(lazy(async () => (await import('./check')).check));

command(
  'release',
  'Builds sections, checks their pages, stores all or none of them as releases, and composes the site.',
)
  .argument('<section...>', packageNames, packagesNamed)
  .option('-m, --message <words>', 'what is new, in one line (default: the subject of the last commit of the sources)')
  .option('--from <folder>', 'take a finished build, or a whole release, instead of building')
  .option('--other-sources', 'build even if sources of the live release are missing here')
  .option(...dropPages)
  .action(lazy(async () => (await import('./changes')).release));

command('rollback', 'Restores the last release that looks different to visitors. Builds nothing.')
  .argument('<section>', packageNames, packageNamed)
  .argument('[others...]', 'sections that also go back to their release of that time, such as shell', othersNamed, [])
  .option('--to <release>', 'an earlier or later release, by its name in npm run sections')
  .action(lazy(async () => (await import('./changes')).rollback));

command('sections', 'Shows the live release of each section with its time and author, or all releases of one section.')
  .argument('[section]', packageNames, packageNamed)
  .option('--older', 'only the names of packages that are older than the sources here, or not released yet')
  .option('--due', 'only the names of sections with an entry that is due since their release')
  .action(lazy(async () => (await import('./sections')).sections));

command('compose', 'Composes the site from the releases in the store. Builds nothing.')
  .option('--accept <section>', 'accept the force-pushed branch of this section', packageNamed)
  .action(lazy(async () => (await import('./changes')).compose));

command('preview', 'Serves the composed site on this machine (PORT, or 3000), as a host would.')
  .option('--with <section=what...>', 'replace a section by a folder, release or branch (default: its sources here)')
  .action(async ({ with: exchanges }: { with?: readonly string[] }) => {
    const site = exchanges && (await (await import('./composePreview')).composePreview(exchanges));
    await (await import('./servePreview')).servePreview(site);
  });

command('new:page', 'Writes a page into a section with head, breadcrumbs, sample text, style and test.')
  .argument('<section>', sectionNames, packageNamed)
  .argument('<address>', 'such as /about/careers')
  .option('--title <words>', 'its heading and title (default: the last word of the address)')
  .action(lazy(async () => (await import('./newPage')).newPage));

if (isInstalled) {
  command('start', 'Serves the site for development and shows your edits right away.')
    .argument('[options...]')
    .helpOption(false)
    .allowUnknownOption()
    .action(() => {
      process.argv.splice(2, 1);
      // The module parses the arguments, prints errors and exits by itself.
      void import('@site/build/dev');
    });

  command('new', 'Writes the repository of a new section with its first page and its kit.')
    .argument(...newName)
    // This repository has only one section, so a second name must be a typing error.
    .argument('[folder]', 'the folder to write (default: its name)')
    .option(...newTitle)
    .action(async (name: string, folder: string | undefined, { title }: { title?: string }) =>
      (await import('./new/createRepository')).createRepository(name, folder ?? name, title),
    );
} else {
  command(
    'start',
    'Builds what changed, and serves the site on this machine (PORT, or 3000). Leaves the store in SITE_STORE as it is.',
  )
    .option(...dropPages)
    .action(lazy(async () => (await import('./start')).start));

  command('build', 'Builds what changed, checks every page, and composes the site. Nothing is served.')
    .option(...dropPages)
    .action(lazy(async () => (await import('./changes')).build));

  const entriesFolder = ['[folder]', 'a folder of entries (default: shared-data/entries)'] as const;

  command('content', 'Checks entries, facts and texts, and names each problem with its file and line.')
    .argument(...entriesFolder)
    .action(lazy(async () => (await import('./content')).content));

  command('facts', 'Lists samples, missing facts, and facts that were confirmed long ago, by page.')
    .argument(...entriesFolder)
    .action(lazy(async () => (await import('./content')).facts));

  command('specification', 'Lists differences from the counts and names of the specification. Fails no build.').action(
    lazy(async () => (await import('./specification/specification')).specification),
  );

  command('pictures', "Encodes new photographs and drawings, and the story's film. Lists pictures that no page uses.")
    .argument('[folder]', 'the folder with photographs, drawings and entries (default: shared-data)')
    .option('--replace <name...>', 'let a new photograph replace the one of this name')
    .action(lazy(async () => (await import('@site/shared-data/encode/writePictures')).writePictures));

  command('fonts', 'Reduces each font to the characters of the site, and writes the styles that load it.').action(
    lazy(async () => (await import('../ui/fonts/subsetFonts')).subsetFonts),
  );

  command('edit', 'Opens a form for entries, facts and pictures, on this machine alone (PORT, or 3010).').action(
    lazy(async () => (await import('./edit')).edit),
  );

  command(
    'doctor',
    'Checks Node, git, ports, browser, disk and store, and prints a line with a remedy for each.',
  ).action(lazy(async () => (await import('./doctor')).doctor));

  command(
    'publish',
    'Sends the composed site to a host: first files, then the pages that load them (shell/hosts/README.md).',
  )
    .requiredOption('--to <place>', 'user@host:/folder (rsync), or a folder')
    .option(
      '--after-rules <command>',
      'run this whenever the header rules have changed, before and after the pages, such as a reload of nginx',
    )
    .option(
      '--replace <sections...>',
      'replace the releases of these sections at the host, even if they are unknown here',
    )
    .option('--take-over', 'publish to a folder that contains other files')
    .option('--if-changed', 'send nothing when the host has the same site')
    .option('--tidy', 'publish nothing, but remove published files that the site no longer has')
    .option('--dry-run', 'with --tidy: list the files and remove none')
    .option('--check <address>', 'the address of the published site, to compare it with the composed site')
    .option('--if-bad <what>', 'rollback: restore the previous site at the host if they differ')
    .action(lazy(async () => (await import('./publish')).publish));

  command('watch', 'Checks the live site as visitors see it, and names the owner of each fault.')
    .argument('<address>', 'such as https://www.example.org')
    .action(async (address: string) => (await import('./watch')).watch(address));

  command(
    'tell',
    'Opens, comments on or closes a GitHub issue for each kind of fault in the last reports of watch.',
  ).action(async () => (await import('./tell')).tell());

  command('new:section', 'Writes a section with its first page, and adds it to every list that names sections.')
    .argument(...newName)
    .option(...newTitle)
    .option('--standalone <folder>', 'write a separate repository to this folder instead')
    .action(async (name: string, { title, standalone }: { title?: string; standalone?: string }) =>
      standalone
        ? (await import('./new/createRepository')).createRepository(name, standalone, title)
        : (await import('./newSection')).newSection(name, title),
    );

  command('remove:section', 'Removes a section: its folder, and every list it is in. Its releases stay in the store.')
    .argument('<section>', sectionNames, packageNamed)
    .option('--redirect <address>', 'the page that its addresses redirect to (default: the 404 page)')
    .option('--discard', 'also remove files that git does not have or ignores')
    .action(lazy(async () => (await import('./removeSection')).removeSection));

  command('kit', 'Packs the kit that a section in its own repository installs, for a folder or an npm registry.')
    .option('--to <folder>', 'the folder to write the packages to', path.join(dist, 'kit'))
    .option('-m, --message <words>', 'what is new, for the list of changes of each raised package')
    .action(async ({ to, message }: { to: string; message?: string }) => {
      const { packKit } = await import('./new/packKit');
      for (const file of Object.values(await packKit(path.resolve(to), message))) console.log(path.join(to, file));
    });
}

// In a section's own repository, that section is the default.
const [own] = sections;
const [asked = '', ...given] = process.argv.slice(2);
const isAboutOne = ['start', 'check', 'release', 'rollback', 'new:page'].includes(asked);
const isNamed = packages.some(({ name }) => name === given[0]);
if (isInstalled && own && isAboutOne && !isNamed) process.argv.splice(3, 0, own.name);

await runCommand(program);
