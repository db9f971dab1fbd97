import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';
import type { PlantedMutant } from './planted-mutant.ts';

/** The bug that this run carries. The file on the disk stays as it is (decision 39). */
const planted = JSON.parse(readFileSync(process.env.MUTANT ?? '', 'utf8')) as PlantedMutant;

const isPlanted = (id: string) => id.split('?')[0] === planted.file;

const plant: Plugin = {
  name: 'plant-mutant',
  enforce: 'pre',
  configureVitest({ defineCacheKeyGenerator }) {
    // What an earlier run has kept of this file knows nothing of the bug, or of another one.
    defineCacheKeyGenerator(({ id }) => (isPlanted(id) ? false : undefined));
  },
  transform(code, id) {
    if (!isPlanted(id)) return undefined;
    return { code: code.slice(0, planted.start) + planted.replace + code.slice(planted.end), map: null };
  },
};

export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    maxWorkers: 2,
    // A bug that hangs is found, too.
    projects: (all.test?.projects ?? []).map((project) => ({ ...(project as object), plugins: [plant] })),
  },
});
