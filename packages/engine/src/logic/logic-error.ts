import type { EffectPlan } from '../plan/field-plan.ts';

/** Error in an author's logic while a form is answered. Reported once per field and kind. */
export interface LogicError {
  readonly nodeId: string;
  /** Property that holds the logic: `customConditional`, `calculateValue`, `validate.custom` … */
  readonly kind: string;
  /**
   * - `error`: the code threw or has a syntax error; `detail` is the message
   * - `missing`: the code uses an API that is not available; `detail` is its name
   * - `time`, `memory`: the code exceeded a limit and does not run again in this session
   * - `cycle`: effects change each other endlessly; `detail` names the fields of the cycle
   * - `unavailable`: scripts are disabled, or the sandbox could not be started
   */
  readonly reason: 'error' | 'missing' | 'time' | 'memory' | 'cycle' | 'unavailable';
  readonly detail: string;
}

/** One line of `console` output. Shown to form builders, never to respondents. */
export interface ConsoleLine {
  readonly nodeId: string;
  readonly kind: string;
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
}

export function createLogicError({ plan, kind }: EffectPlan, reason: LogicError['reason'], detail: string): LogicError {
  return { nodeId: plan.id, kind, reason, detail };
}
