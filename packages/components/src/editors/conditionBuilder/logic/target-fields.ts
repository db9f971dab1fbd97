import {
  type ComponentDefinition,
  type ComponentSpecs,
  childSlotsOf,
  type FormDefinition,
  isRecord,
  type ValueKind,
  walkComponents,
} from '@tideform/engine';
import { type Choice, choices } from '../../../kit/read/choice.ts';
import { fieldLabel } from '../../../kit/read/label.ts';

/** How a field's answers can be compared. */
export type TargetKind = 'text' | 'number' | 'date' | 'tick' | 'choice' | 'choices' | 'decision';

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

/** How each kind of answer is compared; `undefined`: a condition cannot look at it. */
const KINDS: Readonly<Record<ValueKind, TargetKind | undefined>> = {
  text: 'text',
  markup: 'text',
  code: 'text',
  email: 'text',
  phone: 'text',
  link: 'text',
  secret: 'text',
  number: 'number',
  amount: 'number',
  tick: 'tick',
  date: 'date',
  dateTime: 'date',
  time: 'text',
  day: 'date',
  choice: 'choice',
  choices: 'choices',
  decision: 'decision',
  people: 'text',
  place: 'text',
  files: 'text',
  picture: 'text',
  pairs: 'text',
  group: 'text',
  rows: 'text',
  anything: 'text',
  none: undefined,
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
      const spec = specs[definition.type];
      const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
      const path = prefix + (definition.key || definition.type);
      const kind = KINDS[spec?.valueKind(spec.props.parse(definition)) ?? 'anything'];
      if (shape === 'value' && kind && !found.has(path)) found.set(path, asTarget(definition, path, kind));
      // What lies in an answer, a map's or a tree's, is there for each entry: no condition can name it.
      if (spec?.shape === 'value') continue;
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

function asTarget(definition: ComponentDefinition, path: string, kind: TargetKind): TargetField {
  const { type, key } = definition;
  const hasChoices = kind === 'choice' || kind === 'choices';
  return {
    path,
    key: key ?? type,
    label: fieldLabel(definition),
    kind,
    choices: hasChoices ? choices(storedChoices(definition)) : [],
  };
}

/** form.io has them in `values`, or in `data.values` where they may come from elsewhere. */
const storedChoices = ({ values, data }: ComponentDefinition): unknown => values ?? (isRecord(data) && data.values);
