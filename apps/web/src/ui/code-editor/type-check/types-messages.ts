import type { TypeProblem } from './check-types.ts';

/** What the editor asks the worker. */
export interface TypesQuestion {
  /** Comes back with the answer. */
  readonly number: number;
  readonly code: string;
  readonly declared: string;
  readonly language: string;
}

export interface TypesAnswer {
  readonly number: number;
  readonly problems: readonly TypeProblem[];
}
