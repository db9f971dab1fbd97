/** Error in code, with its message and its position in characters. */
export interface CodeProblem {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
}

export type CheckCode = (code: string) => readonly CodeProblem[];
