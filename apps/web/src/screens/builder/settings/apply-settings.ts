import { type ComponentDefinition, isRecord, type SubmissionData, sameJson } from '@tideform/engine';

interface Edit {
  /** The component as it was when the pane was filled. */
  readonly origin: ComponentDefinition;
  /** What the pane showed then: `origin` with defaults, brought into shape. */
  readonly shown: SubmissionData;
  /** What the pane shows now. */
  readonly answers: SubmissionData;
  /** Paths of the settings that may be written. */
  readonly paths: readonly string[];
  /** The component as it is, after earlier edits. */
  readonly definition: ComponentDefinition;
}

/**
 * Writes into a component what was changed in its settings, and nothing else: a setting that shows what it showed at
 * first is as it was stored at first; an emptied one is removed. The same object when nothing changed.
 */
export function applySettings({ origin, shown, answers, paths, definition }: Edit): ComponentDefinition {
  return paths.reduce((component, path) => {
    const names = path.split('.');
    const answer = readAt(answers, names);
    const isBack = sameJson(answer, readAt(shown, names));
    const wanted = isBack ? readAt(origin, names) : isEmpty(answer) ? undefined : answer;
    return sameJson(wanted, readAt(component, names)) ? component : writeAt(component, names, wanted, origin);
  }, definition);
}

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

function readAt(holder: unknown, names: readonly string[]): unknown {
  let value = holder;
  for (const name of names) {
    if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** An object that was made for a setting goes with the last of its settings. */
function writeAt<Holder>(holder: Holder, [name, ...rest]: readonly string[], value: unknown, origin: unknown): Holder {
  if (name === undefined) return holder;
  const record: Readonly<Record<string, unknown>> = isRecord(holder) ? holder : {};
  const before = readAt(origin, [name]);
  let next = value;
  if (rest.length > 0) {
    const inner = writeAt(readAt(record, [name]) ?? {}, rest, value, before);
    next = Object.keys(inner).length === 0 && !isRecord(before) ? before : inner;
  }
  if (next !== undefined) return { ...record, [name]: next } as Holder;
  const { [name]: _gone, ...others } = record;
  return others as Holder;
}
