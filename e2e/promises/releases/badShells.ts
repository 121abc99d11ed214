import type { BadRelease } from './BadRelease';
import { spoil } from './spoil';

/** Shells that the live sections could not live in, or that do not come alive themselves. */
export const badShells: readonly BadRelease[] = [
  {
    name: 'a shell has another React than the sections want',
    make: spoil.shell({
      prerender: (code) =>
        `${code};{const { react, ...others } = module.exports.sharedModules;
        module.exports = { ...module.exports, sharedModules: { ...others, react: { ...react, version: '20.0.0' } } };}`,
    }),
    says: [/^about: needs react \^19\.0\.0, this shell gives 20\.0\.0/, /or release a shell that has it/],
  },
  {
    name: 'a shell has a module less',
    make: spoil.shell({
      prerender: (code) =>
        `${code};{const { '@site/section/today': _, ...others } = module.exports.sharedModules;
        module.exports = { ...module.exports, sharedModules: others };}`,
    }),
    says: [/^about: needs @site\/section\/today \^2\.0\.0, this shell gives none/, /or release a shell that has it/],
  },
  {
    name: 'no section comes alive in the script of a shell',
    make: spoil.shell({ script: (code) => code.replaceAll('"@site/section/today":', '"@site/section/later":') }),
    says: [/^shell: \/about of about fails while hydrating \(/, /mend the shell and build it again/],
  },
  {
    name: 'the script of a shell throws',
    make: spoil.shell({ script: (code) => `throw new Error('no shell');${code}` }),
    says: [/^shell: \/ fails while hydrating \(no shell\)/, /mend the shell and build it again/],
  },
];
