import { isRecord } from '@tideform/engine';

type Stored = Readonly<Record<string, unknown>>;

/** When a rule's actions happen. Each type keeps its own property, so that another choice can be taken back. */
export interface LogicTrigger extends Stored {
  readonly type?: unknown;
  /** A condition, as `conditional` stores it. */
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

/** One entry of a component's `logic`, as form.io stores it. */
export interface LogicRule extends Stored {
  readonly name?: unknown;
  readonly trigger?: unknown;
  readonly actions?: unknown;
}

export const triggerTypes = ['simple', 'javascript', 'json', 'event'] as const;
export const actionTypes = ['property', 'value', 'mergeComponentSchema', 'customAction'] as const;

export const rulesOf = (value: unknown): readonly LogicRule[] => (Array.isArray(value) ? value.filter(isRecord) : []);

export const triggerOf = ({ trigger }: LogicRule): LogicTrigger => (isRecord(trigger) ? trigger : {});

export const actionsOf = ({ actions }: LogicRule): readonly LogicAction[] => rulesOf(actions);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** @returns the object with one property changed, or without it */
export function withPart<Holder extends Stored>(holder: Holder, name: string, value: unknown): Holder {
  const { [name]: _before, ...others } = holder;
  return (value === undefined ? others : { ...holder, [name]: value }) as Holder;
}

/** A rule without anything to do yet. */
export function newRule(name: string): LogicRule {
  return { name, trigger: { type: 'simple', simple: {} }, actions: [] };
}
