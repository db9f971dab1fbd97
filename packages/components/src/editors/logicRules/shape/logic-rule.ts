import { isRecord } from '@tideform/engine';

type Stored = Readonly<Record<string, unknown>>;

/** Trigger of a rule. Each type has its own property, so that switching the type loses nothing. */
export interface LogicTrigger extends Stored {
  readonly type?: unknown;
  /** Condition, in the format of `conditional`. */
  readonly simple?: unknown;
  readonly javascript?: unknown;
  /** JSONLogic. */
  readonly json?: unknown;
  /** Name of an event. */
  readonly event?: unknown;
}

export interface LogicAction extends Stored {
  readonly name?: unknown;
  readonly type?: unknown;
}

/** Entry of a component's `logic`, as form.io stores it. */
export interface LogicRule extends Stored {
  readonly name?: unknown;
  readonly trigger?: unknown;
  readonly actions?: unknown;
}

export const triggerTypes = ['simple', 'javascript', 'json', 'event'] as const;
export const actionTypes = ['property', 'value', 'mergeComponentSchema', 'customAction'] as const;

export const parseRules = (value: unknown): readonly LogicRule[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export const getTrigger = ({ trigger }: LogicRule): LogicTrigger => (isRecord(trigger) ? trigger : {});

export const getActions = ({ actions }: LogicRule): readonly LogicAction[] => parseRules(actions);

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sets a property of an object; deletes it if `value` is `undefined`. */
export function setPart<Holder extends Stored>(holder: Holder, name: string, value: unknown): Holder {
  const { [name]: _before, ...others } = holder;
  return (value === undefined ? others : { ...holder, [name]: value }) as Holder;
}

/** Creates a rule without actions. */
export function createRule(name: string): LogicRule {
  return { name, trigger: { type: 'simple', simple: {} }, actions: [] };
}
