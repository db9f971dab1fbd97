/** One input of @formio/core and its result, recorded while the tests of @formio/core ran. */
export interface RecordedCase {
  readonly id: string;
  /** Title of the recorded test. */
  readonly test: string;
  /**
   * - `rule`: one rule on one component
   * - `processor`: one step of the pipeline on one component
   * - `process`: the whole pipeline on a form
   */
  readonly kind: 'rule' | 'processor' | 'process';
  readonly component?: unknown;
  readonly form?: unknown;
  readonly data: Readonly<Record<string, unknown>>;
  /** Data path of the answer of `component`. */
  readonly path?: string;
  /** Names of the pipeline steps that ran. */
  readonly processors?: readonly string[];
  readonly expected: Expected;
}

export interface Expected {
  /** Result of a rule: `null` if the answer is valid. */
  readonly error?: ExpectedError | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly (ExpectedError & { readonly path: string })[];
  /** Data paths of hidden fields; layout components are listed by their key. */
  readonly hidden?: readonly string[];
  readonly shown?: readonly string[];
  readonly scope?: {
    readonly conditionals?: readonly { readonly path: string; readonly conditionallyHidden?: boolean }[];
  };
}

/** A recorded validation error. `key` is form.io's error key; for an author's own rule, the author's message. */
export interface ExpectedError {
  readonly key: string;
  readonly rule: string;
}

export interface RecordedCases {
  readonly kinds: Readonly<Record<string, string>>;
  readonly cases: readonly RecordedCase[];
}

export function isRecordedCases(json: unknown): json is RecordedCases {
  return typeof json === 'object' && json !== null && 'kinds' in json && 'cases' in json && Array.isArray(json.cases);
}
