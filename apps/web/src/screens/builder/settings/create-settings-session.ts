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
  type Session,
} from '@tideform/engine';
import { isReservedKey } from './key/key-rules.ts';
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
