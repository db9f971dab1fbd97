import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { linkPackages } from './link-packages.ts';

it('links the packages that a start needs, with their commands and workspaces, and no others', () => {
  const home = mkdtempSync(join(tmpdir(), 'link-packages-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const [from, to] = [join(home, 'from'), join(home, 'to')];
  const write = (path: string, text = path) => {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), text);
  };
  write('node_modules/tide/bin/tide.js');
  write('node_modules/tide/dist/node_modules/inner/index.js');
  write('node_modules/tide/node_modules/below/index.js');
  write('node_modules/tide/node_modules/unknown/index.js');
  write('node_modules/tester/tester.js');
  write('packages/ours/index.js');
  symlinkSync('../packages/ours', join(from, 'node_modules/ours'));
  mkdirSync(join(from, 'node_modules/.bin'));
  symlinkSync('../tide/bin/tide.js', join(from, 'node_modules/.bin/tide'));
  symlinkSync('../tester/tester.js', join(from, 'node_modules/.bin/tester'));
  const packages = {
    'node_modules/tide': {},
    'node_modules/tide/node_modules/below': {},
    'node_modules/tester': { dev: true },
    'node_modules/ours': { link: true },
    'packages/ours': {},
  };
  write('node_modules/.package-lock.json', JSON.stringify({ packages }));
  mkdirSync(to);
  linkPackages(from, to, false);

  const inode = (folder: string, path: string) => statSync(join(folder, path)).ino;
  for (const path of ['tide/bin/tide.js', 'tide/dist/node_modules/inner/index.js', 'tide/node_modules/below/index.js'])
    expect(inode(to, `node_modules/${path}`)).toBe(inode(from, `node_modules/${path}`));
  expect(readFileSync(join(to, 'node_modules/.bin/tide'), 'utf8')).toBe('node_modules/tide/bin/tide.js');
  for (const path of ['tester', '.bin/tester', 'tide/node_modules/unknown'])
    expect(existsSync(join(to, 'node_modules', path))).toBe(false);
  const { packages: linked } = JSON.parse(readFileSync(join(to, 'node_modules/.package-lock.json'), 'utf8'));
  expect(Object.values(linked).some((each) => (each as { dev?: boolean }).dev)).toBe(false);
  expect(linked['node_modules/ours']).toEqual({ link: true });
});
