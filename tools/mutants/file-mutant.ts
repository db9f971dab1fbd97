import type { Mutant } from './find-mutants.ts';

export interface FileMutant extends Mutant {
  /** Absolute path of the file that is changed while loading. */
  readonly file: string;
}
