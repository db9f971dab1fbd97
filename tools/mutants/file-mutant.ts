import type { Mutant } from './find-mutants.ts';

export interface FileMutant extends Mutant {
  /** Absolute path of the source file that is changed while it is loaded. */
  readonly file: string;
}
