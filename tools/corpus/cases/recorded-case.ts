/** One input and what @formio/core made of it, as recorded while its own tests ran. */
export interface RecordedCase {
  readonly id: string;
  /** Title of the test that it comes from. */
  readonly test: string;
  /**
   * - `rule`: one rule on one component
   * - `processor`: one step of its pipeline on one component
   * - `process`: the whole pipeline on a form
   */
  readonly kind: 'rule' | 'processor' | 'process';
  readonly component?: unknown;
  readonly form?: unknown;
  readonly data: Readonly<Record<string, unknown>>;
  /** Data path of `component`. */
  readonly path?: string;
  /** Steps of the pipeline that ran. */
  readonly processors?: readonly string[];
  readonly expected: Expected;
}

export interface Expected {
  /** Of a rule: `null` where it holds. */
  readonly error?: ExpectedError | null;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: readonly (ExpectedError & { readonly path: string })[];
  /** Data paths; of a layout its key in place of the answer's. */
  readonly hidden?: readonly string[];
  readonly shown?: readonly string[];
  readonly scope?: {
    readonly conditionals?: readonly { readonly path: string; readonly conditionallyHidden?: boolean }[];
  };
}

/** `key` is form.io's word; of an author's own rule it is the author's message. */
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
