import type { ComponentDefinition, ComponentSpecs, FormDefinition } from '@tideform/engine';
import { childSlotsOf, walkComponents } from '@tideform/engine';
import { type Choice, choices } from '../../../kit/read/choice.ts';
import { fieldLabel } from '../../../kit/read/label.ts';
import { isRecord } from '../../../kit/read/lenient.ts';

/** How a field's answers can be compared. */
export type TargetKind = 'text' | 'number' | 'date' | 'tick' | 'choice' | 'choices';

/** A field that a condition may look at. */
export interface TargetField {
  /** Data path from the top of the form. */
  readonly path: string;
  readonly key: string;
  readonly label: string;
  readonly kind: TargetKind;
  /** What there is to choose from; empty where that is not known here. */
  readonly choices: readonly Choice[];
}

const KINDS: Readonly<Record<string, TargetKind>> = {
  number: 'number',
  currency: 'number',
  datetime: 'date',
  day: 'date',
  checkbox: 'tick',
  radio: 'choice',
  select: 'choice',
  selectboxes: 'choices',
};

/**
 * Lists the fields of a form that a component's condition may look at, in document order: not itself and not what lies
 * in it. A path is listed once, however many fields write to it.
 */
export function targetFields(
  form: FormDefinition,
  component: ComponentDefinition,
  specs: ComponentSpecs,
): readonly TargetField[] {
  const isOwn = isEdited(form, component);
  const found = new Map<string, TargetField>();
  const visit = (definitions: readonly ComponentDefinition[], prefix: string): void => {
    for (const definition of definitions) {
      if (isOwn(definition)) continue;
      const shape = specs[definition.type]?.shape ?? (definition.input === true ? 'value' : 'none');
      const path = prefix + (definition.key || definition.type);
      if (shape === 'value' && isAsked(definition) && !found.has(path)) found.set(path, asTarget(definition, path));
      const inner = shape === 'object' || shape === 'rows' ? `${path}.` : prefix;
      for (const slot of childSlotsOf(definition)) visit(slot.components, inner);
    }
  };
  visit(form.components, '');
  return [...found.values()];
}

/** @param target as a condition names it: a data path, or a property name anywhere in the form */
export function findTarget(fields: readonly TargetField[], target: string): TargetField | undefined {
  return fields.find(({ path }) => path === target) ?? fields.find(({ key }) => key === target);
}

/** NOTE: while somebody types a setting, the edited component may be a newer object than the one in the form. */
function isEdited(form: FormDefinition, edited: ComponentDefinition): (one: ComponentDefinition) => boolean {
  const isThere = [...walkComponents(form)].some(({ definition }) => definition === edited);
  return isThere ? (one) => one === edited : ({ key, type }) => key === edited.key && type === edited.type;
}

const isAsked = ({ type }: ComponentDefinition) => type !== 'button';

function asTarget(definition: ComponentDefinition, path: string): TargetField {
  const { type, key, values, data, multiple } = definition;
  const kind = KINDS[type] ?? 'text';
  const stored = type === 'select' ? isRecord(data) && data.values : values;
  return {
    path,
    key: key ?? type,
    label: fieldLabel(definition),
    kind: kind === 'choice' && multiple === true ? 'choices' : kind,
    choices: kind === 'choice' || kind === 'choices' ? choices(stored) : [],
  };
}
