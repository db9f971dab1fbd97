import { editors } from '@tideform/components/editors';
import { nameSpec, switchSpec } from '@tideform/components/setting-parts';
import { specs } from '@tideform/components/specs';
import {
  type ComponentDefinition,
  type ComponentSpec,
  type ComponentSpecs,
  createSession,
  type FieldNode,
  type FormDefinition,
  isRecord,
  isSameJson,
  type Session,
  type SubmissionData,
} from '@tideform/engine';
import { isReservedKey } from './component-keys.ts';
import { paneTypes } from './pane-form.ts';

/** Spec of the property name. A component's existing key is always allowed: real forms use `email` and `number`. */
const createKeySpec = (ownKey: string | undefined): ComponentSpec => {
  const spec = nameSpec as ComponentSpec;
  const reserved = { rule: 'reserved' };
  return {
    ...spec,
    type: paneTypes.key,
    check: (value, props) => [
      ...spec.check(value, props),
      ...(typeof value === 'string' && value !== ownKey && isReservedKey(value) ? [reserved] : []),
    ],
  };
};

/** Settings of one component while they are edited: a session of its type's settings form. */
export interface SettingsSession {
  readonly session: Session;
  /** All settings, in the order of the form. */
  readonly fields: readonly FieldNode[];
  /** Whether the value of a setting is invalid, visible or not. Invalid values are not written into the component. */
  isInvalid(field: FieldNode): boolean;
}

/** Creates a session of a settings form. @param form a settings form as returned by `createPaneForm` */
export function createSettingsSession(form: FormDefinition, definition: ComponentDefinition): SettingsSession {
  const paneSpecs: ComponentSpecs = {
    ...specs,
    ...editors,
    [paneTypes.switch]: switchSpec as ComponentSpec,
    [paneTypes.key]: createKeySpec(definition.key),
  };
  const session = createSession({ form, specs: paneSpecs, data: definition });
  const fields = listFields(session, session.rootIds).filter(
    ({ definition: { type } }) => paneSpecs[type]?.shape === 'value',
  );
  return {
    session,
    fields,
    isInvalid({ id, definition: setting, props }) {
      const spec = paneSpecs[setting.type]!;
      const { value, required } = session.state(id);
      return spec.isEmpty(value, props) ? required : spec.check(value, props).length > 0;
    },
  };
}

function listFields(session: Session, ids: readonly string[]): readonly FieldNode[] {
  return ids.flatMap((id) => {
    const node = session.node(id);
    return [node, ...listFields(session, node.slots.flat())];
  });
}

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
