import { join } from 'node:path';
import { createRandom } from '@tideform/sync/testing';
import { readSourceFiles } from '../dependency-rule/source-files.ts';
import type { FileMutant } from './file-mutant.ts';
import { findMutants } from './find-mutants.ts';

/** Source files of the product with tests; excludes tests, samples, styles, settings panes and demo data. */
const PRODUCT = /^(packages|apps)\/[^/]+\/src\//;
const LEFT_OUT =
  /\.(test|test-d|conformance|sample|styles|settings|d)\.|\/(testing|conformance|migrations|seed|playground|demonstration\/(?:forms|pictures))\/|-samples\.ts$/;

/**
 * Chooses random mutants across all files of the product: the same seed yields the same mutants in the same sources.
 */
export function chooseMutants(root: string, count: number, seed: number): readonly FileMutant[] {
  const random = createRandom(seed);
  const all = readSourceFiles(root, ['packages', 'apps'])
    .filter(({ path }) => PRODUCT.test(path) && !LEFT_OUT.test(path))
    .flatMap(({ path, text }) => findMutants(path, text).map((mutant) => ({ ...mutant, file: join(root, path) })));
  return Array.from({ length: count }, () => all[Math.floor(random() * all.length)]).filter(
    (each) => each !== undefined,
  );
}
