/** The parts of package-lock.json that are used here. `packages` maps an installation path to a package. */
export interface LockedPackages {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  /** Whether the package is a workspace of this repository. */
  readonly link?: boolean;
}

/** Licenses of shipped packages: permissive ones, and weak copyleft that covers only their own files. */
const shipped = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
    'OFL-1.1',
  ],
  'MPL-2.0',
]);

/** Licenses of development tools, which aren't shipped. */
const development = new Set([...shipped, 'BSD', 'Unlicense', 'WTFPL']);

/** Maps a package with an unlisted license or spelling to the reason why it may be used. */
const reviewed: Readonly<Record<string, string>> = {
  'libheif-js': 'LGPL-3.0: shipped in a worker file of its own that can be replaced (docs/guides/replace-libheif.md)',
  'png-js': 'no license field: its LICENSE file is MIT',
  'xmlhttprequest-ssl': 'no license field: its LICENSE file is MIT',
  'browser-cookies': 'development: "Unlicence" is a misspelling of Unlicense',
  busboy: 'development: no license field, its LICENSE file is MIT',
  dicer: 'development: no license field, its LICENSE file is MIT',
  'humanize-number': 'development: no license field, its readme says MIT',
  jstimezonedetect: 'development: no license field, its LICENCE.txt is MIT',
  only: 'development: no license field, its readme says MIT',
  streamsearch: 'development: no license field, its LICENSE file is MIT',
};

/** Returns a line for each installed package whose license isn't allowed where the package is used. */
export function findLicenseFaults({ packages }: LockedPackages): readonly string[] {
  return Object.entries(packages).flatMap(([path, { license, dev, link }]) => {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || link) return [];
    const name = path.slice(at + 'node_modules/'.length);
    if (name.startsWith('@tideform/') || reviewed[name] !== undefined) return [];
    const isAllowed = license !== undefined && allows(license, dev === true ? development : shipped);
    return isAllowed ? [] : [`${name}: ${license ?? 'no license'}${dev ? ', development' : ''}`];
  });
}

/** Evaluates an SPDX expression without nested parentheses: one of the alternatives of OR, or all parts of AND. */
function allows(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  const alternatives = plain.split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((part) => allowed.has(part)));
}
