import { type ComponentDefinition, isRecord } from '@tideform/engine';

type Json = Readonly<Record<string, unknown>>;

/** JavaScript that a component holds. */
export interface HeldCode {
  /** Where it is kept: `calculateValue`, `validate.custom`, `logic` … */
  readonly kind: string;
  readonly code: string;
}

/** Lists the JavaScript of one component. JSONLogic is no text, and is not listed. */
export function codeOf(definition: ComponentDefinition): readonly HeldCode[] {
  const { customConditional, calculateValue, customDefaultValue, onChange, custom, nextPage, conditionalAddButton } =
    definition;
  const listed: readonly (readonly [string, unknown])[] = [
    ['customConditional', customConditional],
    ['calculateValue', calculateValue],
    ['customDefaultValue', customDefaultValue],
    ['validate.custom', recordOf(definition.validate).custom],
    ['onChange', onChange],
    ['conditionalAddButton', conditionalAddButton],
    ['custom', custom],
    ['nextPage', nextPage],
    ['data.custom', recordOf(definition.data).custom],
    ...recordsOf(definition.logic)
      .flatMap(codeOfRule)
      .map((code) => ['logic', code] as const),
  ];
  return listed.flatMap(([kind, code]) => (typeof code === 'string' && code.trim() !== '' ? [{ kind, code }] : []));
}

function codeOfRule({ trigger, actions }: Json): readonly unknown[] {
  return [
    recordOf(trigger).javascript,
    ...recordsOf(actions).flatMap(({ value, schemaDefinition, customAction }) => [
      value,
      schemaDefinition,
      customAction,
    ]),
  ];
}

const recordsOf = (list: unknown): readonly Json[] => (Array.isArray(list) ? list.map(recordOf) : []);

const recordOf = (value: unknown): Json => (isRecord(value) ? value : {});
