import type { TypeProblem } from './check-types.ts';

/** Request of the editor to the types worker. */
export interface TypesRequest {
  /** Request ID, returned with the response. */
  readonly number: number;
  readonly code: string;
  readonly declared: string;
  readonly language: string;
}

export interface TypesResponse {
  readonly number: number;
  readonly problems: readonly TypeProblem[];
}
