import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, resolve } from 'node:path';

/** npm package whose code, fonts or data the built app contains. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** SPDX license expression in the package's package.json. */
  readonly license: string;
  readonly homepage: string | undefined;
  readonly folder: string;
}

const require = createRequire(import.meta.url);

/** Maps names of output files without a source map to their package; `undefined` for the app's own files. */
const assetPackages: readonly (readonly [file: RegExp, packageName: string | undefined])[] = [
  [/^assets\/NotoSans_/, '@expo-google-fonts/noto-sans'],
  [/^fonts\/NotoSans-/, '@expo-google-fonts/noto-sans'],
  [/^fonts\/NotoSansArabic-/, '@expo-google-fonts/noto-sans-arabic'],
  [/^fonts\/NotoSansHebrew-/, '@expo-google-fonts/noto-sans-hebrew'],
  [/^fonts\/NotoSansThai-/, '@expo-google-fonts/noto-sans-thai'],
  [/^fonts\/NotoSansDevanagari-/, '@expo-google-fonts/noto-sans-devanagari'],
  [/^fonts\/NotoSansSC-/, '@expo-google-fonts/noto-sans-sc'],
  [/^fonts\/NotoSansTC-/, '@expo-google-fonts/noto-sans-tc'],
  [/^fonts\/NotoSansJP-/, '@expo-google-fonts/noto-sans-jp'],
  [/^fonts\/NotoSansKR-/, '@expo-google-fonts/noto-sans-kr'],
  [/^fonts\/NotoEmoji-/, '@expo-google-fonts/noto-emoji'],
  [/^fonts\/NotoSansMath-/, '@expo-google-fonts/noto-sans-math'],
  [/^fonts\/NotoSansSymbols-/, '@expo-google-fonts/noto-sans-symbols'],
  [/^fonts\/NotoSansSymbols2-/, '@expo-google-fonts/noto-sans-symbols-2'],
  [/^assets\/alex-brush-/, '@fontsource/alex-brush'],
  [/^assets\/allura-/, '@fontsource/allura'],
  [/^assets\/dancing-script-/, '@fontsource/dancing-script'],
  [/^assets\/great-vibes-/, '@fontsource/great-vibes'],
  [/^assets\/sacramento-/, '@fontsource/sacramento'],
  [/^assets\/satisfy-/, '@fontsource/satisfy'],
  [/^assets\/emscripten-module-.*\.wasm$/, '@jitl/quickjs-wasmfile-release-sync'],
  [/^assets\/zxing_reader-.*\.wasm$/, 'zxing-wasm'],
  [/^assets\/sRGB_IEC61966_2_1-.*\.icc$/, 'pdfkit'],
  [/^icons\/catalog\/\w+\.json$/, '@mdi/svg'],
  [/^icons\/[\w-]+\.(png|svg)$|^(screenshots|help|\.vite)\/|\.(html|webmanifest)$|^assets\/[\w-]+\.css$/, undefined],
];

/**
 * Extensions of files that need no entry in `assetPackages`: files with source maps, and copies and markers that the
 * build writes.
 */
const ignoredExtensions = new Set(['.js', '.map', '.br', '.gz', '.txt', '.built', '.compressed']);

/**
 * Finds the packages of all code and assets in a build, from its source maps and `assetPackages`.
 *
 * @throws Error if a file has neither a source map nor an entry in `assetPackages`. This ensures that no third-party
 * work is shipped without its license notice.
 */
export function findBundledPackages(outDir: string): readonly BundledPackage[] {
  const found = new Map<string, BundledPackage>();
  const add = (one: BundledPackage | undefined) => one && found.set(`${one.name}@${one.version}`, one);
  for (const file of globSync('**/*.map', { cwd: outDir })) {
    const map = JSON.parse(readFileSync(join(outDir, file), 'utf8')) as { readonly sources: readonly string[] };
    for (const source of map.sources) add(findPackage(resolve(outDir, dirname(file), source)));
  }
  for (const file of globSync('**/*.*', { cwd: outDir })) {
    if (ignoredExtensions.has(extname(file) || file)) continue;
    const entry = assetPackages.find(([pattern]) => pattern.test(file));
    if (!entry) throw new Error(`The package of ${file} is unknown: add it to assetPackages.`);
    if (entry[1] !== undefined) add(findInstalledPackage(entry[1]));
  }
  // The runtime code of Vite and Rolldown has no source map.
  for (const name of ['vite', 'rolldown']) add(findInstalledPackage(name));
  return [...found.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
}

function findInstalledPackage(name: string): BundledPackage {
  const folders = require.resolve.paths(name)?.map((folder) => join(folder, name)) ?? [];
  const found = folders.map(readPackage).find((one) => one !== undefined);
  if (!found) throw new Error(`${name} isn't installed.`);
  return found;
}

/**
 * Returns the package that contains a source file: the one in the innermost `node_modules` or `vendor` folder of its
 * path.
 */
function findPackage(path: string): BundledPackage | undefined {
  const folder = /^.*[\\/](?:node_modules[\\/](?:@[^\\/]+[\\/])?|vendor[\\/])[^\\/]+(?=[\\/])/.exec(path)?.[0];
  return folder === undefined ? undefined : readPackage(folder);
}

const read = new Map<string, BundledPackage | undefined>();

function readPackage(folder: string): BundledPackage | undefined {
  if (read.has(folder)) return read.get(folder);
  const file = join(folder, 'package.json');
  const found = existsSync(file) ? parsePackage(readFileSync(file, 'utf8'), folder) : undefined;
  read.set(folder, found);
  return found;
}

function parsePackage(text: string, folder: string): BundledPackage {
  const { name, version, license, homepage } = JSON.parse(text) as Partial<BundledPackage>;
  if (name === undefined || version === undefined) throw new Error(`${folder} has no name or version.`);
  return { name, version, license: license ?? 'see its license text', homepage, folder };
}
