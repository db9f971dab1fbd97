import type { TypeProblem } from './check-types.ts';

/** Request from an editor to the worker that checks types. */
export interface TypesRequest {
  /** ID of the request, which the response repeats. */
  readonly number: number;
  readonly code: string;
  readonly declared: string;
  readonly language: string;
}

export interface TypesResponse {
  readonly number: number;
  readonly problems: readonly TypeProblem[];
}
