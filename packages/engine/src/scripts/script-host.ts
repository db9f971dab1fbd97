/** A piece of code that a form author wrote, and the names it may read. Scripts are kept, not yet run. */
export interface ScriptSource {
  /** `customConditional`, `calculateValue`, `validate.custom` … */
  readonly kind: string;
  readonly nodeId: string;
  readonly code: string;
}

export type ScriptOutcome =
  | { readonly status: 'value'; readonly value: unknown }
  | { readonly status: 'error'; readonly message: string }
  /** Stopped by the watchdog or by the memory limit. */
  | { readonly status: 'stopped'; readonly reason: 'time' | 'memory' };

/** Changes of the data since the last call: data path → new value. The sandbox keeps the data resident. */
export type DataPatches = Readonly<Record<string, unknown>>;

/**
 * Runs form authors' code outside the page's own world. Asynchronous, because the sandbox is a worker.
 * One call a turn: patches go in, outcomes of the asked scripts come out, in the same order.
 */
export interface ScriptHost {
  load(scripts: readonly ScriptSource[], data: unknown): Promise<void>;
  run(patches: DataPatches, scripts: readonly number[]): Promise<readonly ScriptOutcome[]>;
  close(): Promise<void>;
}
