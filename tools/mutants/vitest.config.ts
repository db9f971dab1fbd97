import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import all from '../../vitest.config.ts';
import type { FileMutant } from './file-mutant.ts';

/** The mutant of this run. The file on disk doesn't change (decision 39). */
const mutant = JSON.parse(readFileSync(process.env.MUTANT ?? '', 'utf8')) as FileMutant;

const isMutated = (id: string) => id.split('?')[0] === mutant.file;

const mutantPlugin: Plugin = {
  name: 'plant-mutant',
  enforce: 'pre',
  configureVitest({ defineCacheKeyGenerator }) {
    // Disables the cache for this file: an earlier run may have cached it unchanged or with another mutant.
    defineCacheKeyGenerator(({ id }) => (isMutated(id) ? false : undefined));
  },
  transform(code, id) {
    if (!isMutated(id)) return undefined;
    return { code: code.slice(0, mutant.start) + mutant.replace + code.slice(mutant.end), map: null };
  },
};

export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    maxWorkers: 2,
    // `testMutant` counts a hanging mutant as found.
    projects: (all.test?.projects ?? []).map((project) => ({ ...(project as object), plugins: [mutantPlugin] })),
  },
});
