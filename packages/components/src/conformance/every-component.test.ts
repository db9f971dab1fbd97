import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { editors } from '../editors.ts';
import { specs } from '../specs.ts';

const sourceFolder = join(import.meta.dirname, '..');

it.each([...Object.keys(specs), ...Object.keys(editors).map((type) => `editors/${type}`)])(
  'runs the conformance suite in the folder of %s',
  (folder) => {
    const type = folder.split('/').at(-1)!;
    const file = join(sourceFolder, folder, `${type}.promises.test.tsx`);
    expect(existsSync(file) && readFileSync(file, 'utf8')).toContain(`testConformance('${type}');`);
  },
);
