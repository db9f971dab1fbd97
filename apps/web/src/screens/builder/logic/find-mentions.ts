import { type ComponentDefinition, type FormDefinition, isRecord, walkComponents } from '@tideform/engine';

/** Code of a component that mentions a given key. */
export interface Mention {
  readonly definition: ComponentDefinition;
  /** Property of the component that contains the code. */
  readonly kind: string;
  /** First line that mentions the name, counted from 1. */
  readonly line: number;
}

/**
 * Finds code that mentions a key of a component after a dot or inside quotation marks.
 * NOTE: the code isn't parsed, so a string that happens to equal the key is found too.
 */
export function findMentions(form: FormDefinition, key: string): readonly Mention[] {
  const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const name = new RegExp(`(?:\\.\\s*|['"\`])(?:[\\w$-]+\\.)*${escaped}(?![\\w$-])`);
  const mentions: Mention[] = [];
  for (const { definition } of walkComponents(form)) {
    const seenKinds = new Set<string>();
    for (const { kind, code } of listComponentCode(definition)) {
      const at = seenKinds.has(kind) ? -1 : code.search(name);
      if (at < 0) continue;
      seenKinds.add(kind);
      mentions.push({ definition, kind, line: code.slice(0, at).split('\n').length });
    }
  }
  return mentions;
}

type JsonRecord = Readonly<Record<string, unknown>>;

/** JavaScript of a component. */
interface ComponentCode {
  /** Property that contains the code: `calculateValue`, `validate.custom`, `logic` … */
  readonly kind: string;
  readonly code: string;
}

/** Lists the JavaScript of one component. JSONLogic is not included. */
function listComponentCode(definition: ComponentDefinition): readonly ComponentCode[] {
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
