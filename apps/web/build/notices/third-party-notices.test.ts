import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { findBundledPackages } from './bundled-packages.ts';
import { renderNotices } from './third-party-notices.ts';

const installed = (path: string) => join(import.meta.dirname, '../../../../node_modules', path);

/** Creates an output folder with other files and a chunk that contains modules of packages. */
function build(modules: readonly string[], files: readonly string[] = []): string {
  const outDir = mkdtempSync(join(tmpdir(), 'notices-'));
  mkdirSync(join(outDir, 'assets'));
  const sources = modules.map((path) => relative(join(outDir, 'assets'), path));
  writeFileSync(join(outDir, 'assets/chunk-12345678.js.map'), JSON.stringify({ sources }));
  for (const file of files) {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), '');
  }
  return outDir;
}

const listPackageNames = (outDir: string) => findBundledPackages(outDir).map(({ name }) => name);

it("lists the packages of bundled modules, including scoped ones, but not the app's own code", () => {
  const outDir = build([
    installed('react/index.js'),
    installed('@tanstack/react-virtual/src/index.tsx'),
    import.meta.filename,
    '/virtual/preload-helper',
  ]);
  expect(listPackageNames(outDir)).toEqual(['@tanstack/react-virtual', 'react', 'rolldown', 'vite']);
});

it('lists the packages of fonts and other assets', () => {
  expect(
    listPackageNames(build([], ['fonts/NotoSansThai-Regular.ttf', 'assets/zxing_reader-12345678.wasm', 'index.html'])),
  ).toEqual(['@expo-google-fonts/noto-sans-thai', 'rolldown', 'vite', 'zxing-wasm']);
});

it("lists the icon catalog's package, but not the app's own icons", () => {
  expect(listPackageNames(build([], ['icons/mark.svg', 'icons/icon-192.png', 'icons/catalog/paths.json']))).toContain(
    '@mdi/svg',
  );
  expect(listPackageNames(build([], ['icons/mark.svg', 'icons/icon-192.png']))).toEqual(['rolldown', 'vite']);
});

it.each(['assets/new-font-12345678.woff2', 'icons/renamed/paths.json'])(
  'rejects %s, whose origin is unknown',
  (file) => {
    expect(() => findBundledPackages(build([], [file]))).toThrow(file);
  },
);

it('writes each license text once, with the packages that it belongs to', () => {
  const notices = renderNotices(
    findBundledPackages(build([installed('react/index.js'), installed('scheduler/index.js')])),
  );
  expect(notices).toMatch(/^react \d+\.\d+\.\d+ {2}MIT/m);
  expect(notices.match(/Copyright \(c\) Meta Platforms/g)).toHaveLength(1);
});

it('adds the GPL to the LGPL, lists works compiled into a package, and rejects missing license texts', () => {
  const packages = findBundledPackages(build([installed('libheif-js/libheif-wasm/libheif-bundle.mjs')]));
  const notices = renderNotices(packages);
  expect(notices).toContain('Contains libde265');
  expect(notices).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(notices.match(/^ *GNU GENERAL PUBLIC LICENSE$/gm)).toHaveLength(1);
  const bare = {
    name: 'bare',
    version: '1.0.0',
    license: 'MIT',
    homepage: undefined,
    folder: mkdtempSync(join(tmpdir(), 'bare-')),
  };
  expect(() => renderNotices([bare])).toThrow('bare has no license file');
});
