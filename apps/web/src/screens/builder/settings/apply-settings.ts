import { type ComponentDefinition, isRecord, isSameJson, type SubmissionData } from '@tideform/engine';

interface SettingsEdit {
  /** Component when the settings were opened. */
  readonly origin: ComponentDefinition;
  /** Values that the settings showed when they were opened: `origin` with defaults, normalized. */
  readonly shown: SubmissionData;
  /** Current values of the settings. */
  readonly answers: SubmissionData;
  /** Paths of the settings that may be written. */
  readonly paths: readonly string[];
  /** Component as changed by earlier edits. */
  readonly definition: ComponentDefinition;
}

/**
 * Writes changed settings into a component, and nothing else. A setting with its initial value gets exactly its initial
 * stored value; a cleared setting is removed. Returns the same object when nothing changed.
 */
export function applySettings({ origin, shown, answers, paths, definition }: SettingsEdit): ComponentDefinition {
  return paths.reduce((component, path) => {
    const names = path.split('.');
    const answer = getValueAt(answers, names);
    const isReverted = isSameJson(answer, getValueAt(shown, names));
    const nextValue = isReverted ? getValueAt(origin, names) : isEmpty(answer) ? undefined : answer;
    return isSameJson(nextValue, getValueAt(component, names))
      ? component
      : setValueAt(component, names, nextValue, origin);
  }, definition);
}

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

function getValueAt(target: unknown, names: readonly string[]): unknown {
  let value = target;
  for (const name of names) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/**
 * Sets or removes the value at a path. An object that was created for a setting is removed together with its last
 * setting.
 */
function setValueAt<Target>(
  target: Target,
  [name, ...rest]: readonly string[],
  value: unknown,
  origin: unknown,
): Target {
  if (name === undefined) return target;
  const record: Readonly<Record<string, unknown>> = isRecord(target) ? target : {};
  const before = getValueAt(origin, [name]);
  let next = value;
  if (rest.length > 0) {
    const nestedValue = setValueAt(getValueAt(record, [name]) ?? {}, rest, value, before);
    next = Object.keys(nestedValue).length === 0 && !isRecord(before) ? before : nestedValue;
  }
  if (next !== undefined) return { ...record, [name]: next } as Target;
  const { [name]: _gone, ...others } = record;
  return others as Target;
}
