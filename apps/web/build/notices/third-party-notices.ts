import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';

/**
 * Notices for works that are compiled into a package but aren't mentioned in the package's license file. Keys are
 * package names.
 */
const compiledWorks: Readonly<Record<string, string>> = {
  '@jitl/quickjs-wasmfile-release-sync':
    'Contains QuickJS by Fabrice Bellard and Charlie Gordon, MIT License. https://bellard.org/quickjs/',
  'libheif-js':
    'Contains libheif, by Dirk Farin and struktur AG, LGPL-3.0. https://github.com/strukturag/libheif\n' +
    'Contains libde265, by struktur AG, LGPL-3.0. https://github.com/strukturag/libde265\n' +
    'It runs in a file of its own, assets/heic-worker-*.js, and may be replaced: docs/guides/replace-libheif.md says how.',
  'zxing-wasm': 'Contains ZXing-C++ by its contributors, Apache License 2.0. https://github.com/zxing-cpp/zxing-cpp',
};

const createMitLicense = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE
OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const createIscLicense = (holder: string) => `ISC License

Copyright (c) ${holder}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES
WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF
OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

/**
 * License texts of packages that declare a license in package.json but ship no license file. Keys are package names.
 */
const missingTexts: Readonly<Record<string, readonly string[]>> = {
  '@handlebars/parser': [createIscLicense('Yehuda Katz and the Handlebars contributors')],
  brotli: [createMitLicense('Devon Govett')],
  dfa: [createMitLicense('Devon Govett')],
  fontkit: [createMitLicense('Devon Govett')],
};

const introduction = `Third-party notices

This product contains work of others. Each package is listed with its license; the license texts follow, each once, with the packages
it belongs to.`;

/** Renders the notices as text: a list of all packages, then each license text with the packages that use it. */
export function renderNotices(packages: readonly BundledPackage[]): string {
  const byText = new Map<string, BundledPackage[]>();
  for (const one of packages) {
    const texts = readLicenseTexts(one);
    if (texts.length === 0) throw new Error(`${one.name} has no license file: add its license text to the notices.`);
    for (const text of texts) byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const list = packages.map((one) => {
    const homepage = one.homepage ? `  ${one.homepage}` : '';
    const work = compiledWorks[one.name];
    return `${title(one)}  ${one.license}${homepage}${work ? `\n${work.replace(/^/gm, '    ')}` : ''}`;
  });
  const texts = [...byText].map(([text, owners]) => `${owners.map(title).join('\n')}\n\n${text}`);
  return `${[introduction, list.join('\n'), ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const title = ({ name, version }: BundledPackage) => `${name} ${version}`;

function readLicenseTexts({ folder, name, license }: BundledPackage): readonly string[] {
  const files = globSync('{LICEN[CS]E,licen[cs]e,Licen[cs]e,COPYING,NOTICE}*', { cwd: folder, withFileTypes: true });
  const texts = files
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(folder, file.name), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length === 0) return missingTexts[name] ?? [];
  // The LGPL only adds permissions to the GPL, so the text of the GPL must be included.
  return license.startsWith('LGPL-3.0')
    ? [...texts, readFileSync(join(import.meta.dirname, 'gpl-3.0.txt'), 'utf8').trim()]
    : texts;
}
