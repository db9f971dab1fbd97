import { type ComponentDefinition, isRecord } from '@tideform/engine';

type JsonRecord = Readonly<Record<string, unknown>>;

/** JavaScript of a component. */
export interface ComponentCode {
  /** Property that contains the code: `calculateValue`, `validate.custom`, `logic` … */
  readonly kind: string;
  readonly code: string;
}

/** Lists the JavaScript of one component. JSONLogic is not included. */
export function listComponentCode(definition: ComponentDefinition): readonly ComponentCode[] {
  const { customConditional, calculateValue, customDefaultValue, onChange, custom, nextPage, conditionalAddButton } =
    definition;
  const candidates: readonly (readonly [string, unknown])[] = [
    ['customConditional', customConditional],
    ['calculateValue', calculateValue],
    ['customDefaultValue', customDefaultValue],
    ['validate.custom', toRecord(definition.validate).custom],
    ['onChange', onChange],
    ['conditionalAddButton', conditionalAddButton],
    ['custom', custom],
    ['nextPage', nextPage],
    ['data.custom', toRecord(definition.data).custom],
    ...toRecords(definition.logic)
      .flatMap(getRuleCode)
      .map((code) => ['logic', code] as const),
  ];
  return candidates.flatMap(([kind, code]) => (typeof code === 'string' && code.trim() !== '' ? [{ kind, code }] : []));
}

function getRuleCode({ trigger, actions }: JsonRecord): readonly unknown[] {
  return [
    toRecord(trigger).javascript,
    ...toRecords(actions).flatMap(({ value, schemaDefinition, customAction }) => [
      value,
      schemaDefinition,
      customAction,
    ]),
  ];
}

const toRecords = (list: unknown): readonly JsonRecord[] => (Array.isArray(list) ? list.map(toRecord) : []);

const toRecord = (value: unknown): JsonRecord => (isRecord(value) ? value : {});
