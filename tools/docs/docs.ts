// `npm run docs`: writes the pages of docs/ that are generated from code.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderDocs } from './render-docs.ts';

for (const [path, text] of Object.entries(renderDocs())) writeFileSync(join(import.meta.dirname, '../..', path), text);
