// `npm run graph:metadata -- FILE --commit HASH`: extracts the operations that this codebase uses from Microsoft's
// published metadata to `packages/graph/src/metadata/graph-metadata.json`. FILE is
// `clean_v10_metadata/cleanMetadata.xml` of microsoftgraph/msgraph-metadata.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { operations } from '@tideform/graph';
import { extractMetadata } from './extract-metadata.ts';
import { readCsdl } from './read-csdl.ts';

const { values, positionals } = parseArgs({ options: { commit: { type: 'string' } }, allowPositionals: true });
const [file] = positionals;
if (file === undefined || !values.commit) {
  console.error('Usage: npm run graph:metadata -- cleanMetadata.xml --commit HASH');
  process.exit(1);
}
const extract = extractMetadata(readCsdl(readFileSync(file, 'utf8')), Object.values(operations));
const source = {
  repository: 'https://github.com/microsoftgraph/msgraph-metadata',
  file: 'clean_v10_metadata/cleanMetadata.xml',
  commit: values.commit,
  license: 'MIT, Copyright (c) 2018 Microsoft Graph; see LICENSE beside this file',
};
const target = join(import.meta.dirname, '../../packages/graph/src/metadata/graph-metadata.json');
writeFileSync(target, write({ source, ...extract }));
console.log(
  `${Object.keys(extract.operations).length} operations, ${Object.keys(extract.types).length} types: ${target}`,
);

/** Formats the extract as JSON with one line for each operation, type and enumeration. */
function write(parts: Readonly<Record<string, Readonly<Record<string, unknown>>>>): string {
  const lines = Object.entries(parts).map(([part, entries]) => {
    const inner = Object.entries(entries).map(
      ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    return `  ${JSON.stringify(part)}: {\n${inner.join(',\n')}\n  }`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}
