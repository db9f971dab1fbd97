import { isRecord } from '@tideform/engine';

type StoredObject = Readonly<Record<string, unknown>>;

/** Trigger of a logic rule. Each trigger type has its own property, so that switching the type loses nothing. */
export interface LogicTrigger extends StoredObject {
  readonly type?: unknown;
  /** Trigger condition, in the format of a component's `conditional`. */
  readonly simple?: unknown;
  readonly javascript?: unknown;
  /** Trigger condition as JSONLogic. */
  readonly json?: unknown;
  /** Name of the event that triggers the rule. */
  readonly event?: unknown;
}

export interface LogicAction extends StoredObject {
  readonly name?: unknown;
  readonly type?: unknown;
}

/** Entry of a component's `logic`, in the format that form.io stores. */
export interface LogicRule extends StoredObject {
  readonly name?: unknown;
  readonly trigger?: unknown;
  readonly actions?: unknown;
}

export const triggerTypes = ['simple', 'javascript', 'json', 'event'] as const;
export const actionTypes = ['property', 'value', 'mergeComponentSchema', 'customAction'] as const;

export const parseLogicRules = (value: unknown): readonly LogicRule[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

export const getLogicTrigger = ({ trigger }: LogicRule): LogicTrigger => (isRecord(trigger) ? trigger : {});

export const getLogicActions = ({ actions }: LogicRule): readonly LogicAction[] => parseLogicRules(actions);

export const toTextOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Sets a property of an object, or deletes the property if `value` is `undefined`. */
export function setProperty<Holder extends StoredObject>(record: Holder, name: string, value: unknown): Holder {
  const { [name]: _before, ...others } = record;
  return (value === undefined ? others : { ...record, [name]: value }) as Holder;
}

/** Creates a logic rule without actions. */
export function createLogicRule(name: string): LogicRule {
  return { name, trigger: { type: 'simple', simple: {} }, actions: [] };
}
