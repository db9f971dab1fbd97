/** Property in which form.io stores code. */
export type ScriptKind =
  | 'customConditional'
  | 'calculateValue'
  | 'customDefaultValue'
  | 'validate.custom'
  | 'logic.trigger'
  | 'logic.value'
  | 'logic.mergeComponentSchema'
  | 'logic.customAction'
  | 'onChange'
  | 'conditionalAddButton'
  | 'custom'
  | 'nextPage'
  | 'data.custom';

/** Variable that an author's code assigns its result to. A `return` statement takes precedence. */
export type ScriptResultName = 'show' | 'value' | 'valid' | 'result' | 'schema' | 'page' | 'values' | 'nothing';

/** Code written by a form author. It is compiled once, and called for one field or for one field per row. */
export interface ScriptSource {
  readonly kind: ScriptKind;
  readonly gives: ScriptResultName;
  readonly code: string;
  /** ID of the component that the code belongs to; a key of `ScriptProgram.components`. */
  readonly componentId: string;
}

/** Scripts of one session, and the context that they can read. Only `data` changes later, by patches. */
export interface ScriptProgram {
  readonly scripts: readonly ScriptSource[];
  /** Stored components by ID, including those that scripts can look up by key. */
  readonly components: Readonly<Record<string, unknown>>;
  /** Data path of each component by ID, without row indexes, for code that looks up other components. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** Stored form, for code that uses `form`. */
  readonly form: unknown;
  readonly user: unknown;
  readonly metadata: unknown;
  readonly data: unknown;
}

/** Path from the root of the data: keys and row indexes. */
export type ScriptPath = readonly (string | number)[];

/**
 * Change of the stored data since the last batch. Patches are applied in order:
 * - `value` sets the property at `path`; without a value the property is deleted
 * - `splice` removes and inserts entries of the list at `path`
 */
export type DataPatch =
  | { readonly path: ScriptPath; readonly value?: unknown }
  | {
      readonly path: ScriptPath;
      readonly splice: { readonly start: number; readonly remove: number; readonly insert: readonly unknown[] };
    };

/** Call of one script for one field. */
export interface ScriptCall {
  /** Index in `ScriptProgram.scripts`. */
  readonly script: number;
  /** ID of a script in a field, the same in every call. What a script has read is reported only if it differs from its last call. */
  readonly callId: number;
  /** Data path of the field; for a layout, of the object that its children write into. */
  readonly path: ScriptPath;
  /** Path of the object that the field writes into, which the script accesses as `row`; `[]` for top-level fields. */
  readonly rowPath: ScriptPath;
  /** Row index in the innermost grid that contains the field. */
  readonly rowIndex?: number;
  /** Component as changed by logic; absent if it is unchanged. */
  readonly component?: unknown;
  /** Additional variables for this call, such as the `result` of a trigger for its actions. */
  readonly names?: Readonly<Record<string, unknown>>;
}

/** Patches of the data, and the calls to run after them. */
export interface ScriptBatch {
  readonly patches: readonly DataPatch[];
  readonly calls: readonly ScriptCall[];
}

/**
 * Path that a script read, from `data` or from its `row`. It ends at a value that is not an object, or with `KEYS`: the
 * keys of the object (or the length of the list) before it. Accessing an object without reading its properties counts
 * as reading its `KEYS`, as does an index beyond the end of a list. Values that the script itself wrote before are not
 * included.
 */
export interface ScriptRead {
  readonly from: 'data' | 'row';
  readonly path: readonly string[];
}

/** Last segment of a read that covers the keys of an object, or the length of a list. */
export const KEYS = '\u0000keys';

/** Side effect requested by a script. The session decides which script kinds may have side effects. */
export type ScriptSideEffect =
  | { readonly kind: 'set'; readonly path: ScriptPath; readonly value: unknown }
  | { readonly kind: 'emit'; readonly event: string };

/** Line that a script wrote with `console`, for the builders of the form. */
export interface ScriptLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
}

export type ScriptResult =
  /** `isUnsaid`: the script neither assigned nor read `value`. */
  (
    | { readonly status: 'value'; readonly value: unknown; readonly isUnsaid?: true }
    /** The script threw or has a syntax error. `missing`: missing names that it used (`instance.validateIban`). */
    | { readonly status: 'error'; readonly message: string; readonly missing?: readonly string[] }
    /** The script was stopped by the time limit or the memory limit. */
    | { readonly status: 'stopped'; readonly reason: 'time' | 'memory' }
  ) & {
    /** Paths that the script read; absent if unchanged since the last result of this call. */
    readonly reads?: readonly ScriptRead[];
    /** The script read `rowIndex`. */
    readonly readsRowIndex?: boolean;
    readonly effects?: readonly ScriptSideEffect[];
    /** Console output: at most 20 lines of 500 characters. */
    readonly lines?: readonly ScriptLine[];
  };

export interface ScriptReply {
  /** One result per call, in the order of the calls. */
  readonly results: readonly ScriptResult[];
}

/**
 * Sandbox for the code of form authors, isolated from the page. Asynchronous, because the sandbox is a worker.
 * If a batch takes too long, the host starts another worker with the current data, which runs the remaining calls.
 * Promises are rejected if the sandbox cannot be started or was closed.
 */
export interface ScriptHost {
  load(program: ScriptProgram): Promise<void>;
  run(turn: ScriptBatch): Promise<ScriptReply>;
  close(): void;
}

/** Creates a script host for one session. Nothing is loaded before `load` is called. */
export type OpenScriptHost = () => ScriptHost;

/**
 * Returns true if code reads the answer of its own field as `value` or `input`. An assignment alone is not a read:
 * `value = data.a + 1`.
 */
export function readsOwnAnswer(gives: ScriptResultName, code: string): boolean {
  if (code.includes('\\u')) return true;
  const words = new Set(code.match(/[\w$]+/g));
  if (words.has('input')) return true;
  if (gives !== 'value') return words.has('value');
  const rest = code.replace(/(^|[^.\w$])value\s*=(?![=>])/g, '$1').replace(/\.\s*value\b/g, '');
  return /(^|[^\w$])value\b/.test(rest);
}
