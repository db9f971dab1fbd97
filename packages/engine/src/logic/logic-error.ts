/** What went wrong with logic that an author wrote, while the form is answered. Told once for each field and kind. */
export interface LogicError {
  readonly nodeId: string;
  /** `customConditional`, `calculateValue`, `validate.custom` … */
  readonly kind: string;
  /**
   * - `error`: the code threw, or cannot be read; `detail` is its message
   * - `missing`: it asks for something that is not offered; `detail` names it
   * - `time`, `memory`: it was stopped, and is not run again in this session
   * - `cycle`: it and others change each other without end; `detail` names the circle
   * - `unavailable`: nobody runs scripts here, or the sandbox could not be started
   */
  readonly reason: 'error' | 'missing' | 'time' | 'memory' | 'cycle' | 'unavailable';
  readonly detail: string;
}

/** A line that code wrote with `console`. For whoever builds the form, never for whoever answers it. */
export interface ConsoleLine {
  readonly nodeId: string;
  readonly kind: string;
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
}
