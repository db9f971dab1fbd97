/** Where form.io keeps code. What each gives, and what it may do, is in `script-kinds.ts`. */
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

/** The name that an author's code assigns its answer to; code that says `return` gives what it returns. */
export type ScriptResultName = 'show' | 'value' | 'valid' | 'result' | 'schema' | 'page' | 'values' | 'nothing';

/** A piece of code that a form author wrote. It is compiled once, and called for one field or for one in each row. */
export interface ScriptSource {
  readonly kind: ScriptKind;
  readonly gives: ScriptResultName;
  readonly code: string;
  /** Place in the definition of the component that it belongs to: an index into `ScriptProgram.components`. */
  readonly componentId: string;
}

/** Everything that the scripts of one session can see and that does not change while it lives. */
export interface ScriptProgram {
  readonly scripts: readonly ScriptSource[];
  /** Stored components by their place in the definition; those that scripts may ask for by key too. */
  readonly components: Readonly<Record<string, unknown>>;
  /** Data path of each component by its place, names without row numbers. For code that looks for other components. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
  /** The stored form, for code that says `form`. */
  readonly form: unknown;
  readonly user: unknown;
  readonly metadata: unknown;
  readonly data: unknown;
}

/** Names and row numbers from the root of the data. */
export type ScriptPath = readonly (string | number)[];

/**
 * One change of the resident data since the last turn, to be made in order:
 * - `value` absent: the name at `path` goes; else it gets the value
 * - `splice`: entries of the list at `path` go and come
 */
export type DataPatch =
  | { readonly path: ScriptPath; readonly value?: unknown }
  | {
      readonly path: ScriptPath;
      readonly splice: { readonly start: number; readonly remove: number; readonly insert: readonly unknown[] };
    };

/** Asks one script for one field. */
export interface ScriptCall {
  /** Index in `ScriptProgram.scripts`. */
  readonly script: number;
  /** Stays the same for the same script in the same field, so that what it read needs to be told only when it changes. */
  readonly callId: number;
  /** The field's data path; of a layout, that of the object its children write into. */
  readonly path: ScriptPath;
  /** Path of the object that the field writes into: `row`. Of the form's own fields `[]`. */
  readonly rowPath: ScriptPath;
  /** Index in the innermost list around the field. */
  readonly rowIndex?: number;
  /** The component as logic has changed it; absent: as it is stored. */
  readonly component?: unknown;
  /** More names for this call: `result` of a trigger for its actions. */
  readonly names?: Readonly<Record<string, unknown>>;
}

/** All that changed and all that is asked, at once. */
export interface ScriptBatch {
  readonly patches: readonly DataPatch[];
  readonly calls: readonly ScriptCall[];
}

/**
 * Something that a script read: names on the way from `data` or from its `row`. The last one holds no object, or is
 * `KEYS`: the names of the object (or the length of the list) before it. An object that was looked at and not into is its
 * `KEYS`; an index behind the end of a list is the list's. What the script itself wrote before is not read.
 */
export interface ScriptRead {
  readonly from: 'data' | 'row';
  readonly path: readonly string[];
}

/** Stands at the end of a read for 'which names are there'. */
export const KEYS = '\u0000keys';

/** What a script asks for beside its answer. The session decides which kinds may. */
export type ScriptSideEffect =
  | { readonly kind: 'set'; readonly path: ScriptPath; readonly value: unknown }
  | { readonly kind: 'emit'; readonly event: string };

/** One line that a script wrote with `console`, for whoever builds the form. */
export interface ScriptLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
}

export type ScriptResult =
  /** `isUnsaid`: it has assigned nothing to `value`, and has not looked at it either. */
  (
    | { readonly status: 'value'; readonly value: unknown; readonly isUnsaid?: true }
    /** It threw, or cannot be read. `missing`: names that it asked for and that nobody offers (`instance.validateIban`). */
    | { readonly status: 'error'; readonly message: string; readonly missing?: readonly string[] }
    /** Stopped by the watchdog or by the memory limit. */
    | { readonly status: 'stopped'; readonly reason: 'time' | 'memory' }
  ) & {
    /** Absent: the same as at this call's last outcome. */
    readonly reads?: readonly ScriptRead[];
    /** The script looked at `rowIndex`. */
    readonly readsRowIndex?: boolean;
    readonly effects?: readonly ScriptSideEffect[];
    /** What it wrote with `console`: at most 20 lines of 500 characters. */
    readonly lines?: readonly ScriptLine[];
  };

export interface ScriptReply {
  /** One for each call, in their order. */
  readonly outcomes: readonly ScriptResult[];
}

/**
 * Runs form authors' code outside the page's own world. Asynchronous, because the sandbox is a worker.
 * A turn that takes too long ends with outcomes too: the host starts another worker with the data as it is now, and asks
 * it what is left. A promise is rejected when the sandbox cannot be started, or was closed.
 */
export interface ScriptHost {
  load(program: ScriptProgram): Promise<void>;
  run(turn: ScriptBatch): Promise<ScriptReply>;
  close(): void;
}

/** Makes a host for one session. Nothing is loaded before `load` is called. */
export type OpenScriptHost = () => ScriptHost;
