import { join } from 'node:path';
import { createRandom } from '@tideform/sync/testing';
import { sourceFiles } from '../dependency-rule/source-files.ts';
import { findMutants } from './find-mutants.ts';
import type { PlantedMutant } from './planted-mutant.ts';

/** What ships and has tests of its own: no tests, samples, looks, scenes, tables of words, or what the demonstration shows. */
const PRODUCT = /^(packages|apps)\/[^/]+\/src\//;
const LEFT_OUT =
  /\.(test|test-d|conformance|sample|styles|settings|d)\.|\/(testing|conformance|migrations|seed|playground|demonstration\/(?:forms|pictures))\/|-samples\.ts$/;

/** Small bugs by chance, spread over all files of the product: the same seed gives the same bugs in the same tree. */
export function chooseMutants(root: string, count: number, seed: number): readonly PlantedMutant[] {
  const random = createRandom(seed);
  const all = sourceFiles(root, ['packages', 'apps'])
    .filter(({ path }) => PRODUCT.test(path) && !LEFT_OUT.test(path))
    .flatMap(({ path, text }) => findMutants(path, text).map((mutant) => ({ ...mutant, file: join(root, path) })));
  return Array.from({ length: count }, () => all[Math.floor(random() * all.length)]).filter(
    (each) => each !== undefined,
  );
}
