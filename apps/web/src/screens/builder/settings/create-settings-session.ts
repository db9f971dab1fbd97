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

/** Property names that a component has already are not asked for again: real forms have `email` and `number`. */
const keySpec = (own: string | undefined): ComponentSpec => {
  const spec = nameSpec as ComponentSpec;
  const reserved = { rule: 'reserved' };
  return {
    ...spec,
    type: paneTypes.key,
    check: (value, props) => [
      ...spec.check(value, props),
      ...(typeof value === 'string' && value !== own && isReservedKey(value) ? [reserved] : []),
    ],
  };
};

/** The settings of one component while they are edited: an answering of its type's settings form. */
export interface SettingsSession {
  readonly session: Session;
  /** Every setting, in the order of the form. */
  readonly fields: readonly FieldNode[];
  /** Whether a setting's value breaks a rule, shown or not: it is then not written into the component. */
  isBroken(field: FieldNode): boolean;
}

/** @param form a settings form as the pane draws it */
export function createSettingsSession(form: FormDefinition, definition: ComponentDefinition): SettingsSession {
  const known: ComponentSpecs = {
    ...specs,
    ...editors,
    [paneTypes.switch]: switchSpec as ComponentSpec,
    [paneTypes.key]: keySpec(definition.key),
  };
  const session = createSession({ form, specs: known, data: definition });
  const fields = fieldsOf(session, session.rootIds).filter(
    ({ definition: { type } }) => known[type]?.shape === 'value',
  );
  return {
    session,
    fields,
    isBroken({ id, definition: setting, props }) {
      const spec = known[setting.type]!;
      const { value, required } = session.state(id);
      return spec.isEmpty(value, props) ? required : spec.check(value, props).length > 0;
    },
  };
}

function fieldsOf(session: Session, ids: readonly string[]): readonly FieldNode[] {
  return ids.flatMap((id) => {
    const node = session.node(id);
    return [node, ...fieldsOf(session, node.slots.flat())];
  });
}
