import { packageFile } from './createRepository';

const manifest = {
  version: '1.0.0',
  dependencies: { '@site/ui': '1.2.1', feed: '4.2.2', react: '^19.0.0' },
  devDependencies: { '@site/build': '1.2.4' },
};

test('a repository of a section requires the versions that its overrides name, because npm rejects others', () => {
  const overrides = { react: '19.2.9', 'react-dom': '19.2.9', feed: { xml: '1.0.0' } };
  const top = { dependencies: {}, devDependencies: { jest: '30.5.2', knip: '5.50.0' }, overrides };
  const written: unknown = JSON.parse(packageFile(manifest, top, { '@site/ui': 'ui.tgz', '@site/build': 'build.tgz' }));
  expect(written).toMatchObject({
    dependencies: { '@site/ui': 'file:kit/ui.tgz', feed: '4.2.2', react: '19.2.9' },
    overrides,
  });
  expect(written).toHaveProperty('devDependencies', { '@site/build': 'file:kit/build.tgz', jest: '30.5.2' });
});
