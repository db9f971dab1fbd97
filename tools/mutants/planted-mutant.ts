import type { Mutant } from './find-mutants.ts';

export interface PlantedMutant extends Mutant {
  /** Absolute path of the file that is changed while it is loaded. */
  readonly file: string;
}
