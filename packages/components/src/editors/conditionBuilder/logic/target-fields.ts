import {
  type ComponentDefinition,
  type ComponentSpec,
  type ComponentSpecs,
  childSlotsOf,
  type FormDefinition,
  isRecord,
  type ValueKind,
  walkComponents,
} from '@tideform/engine';
import { type Choice, choiceKey, choices } from '../../../kit/read/choice.ts';
import { fieldLabel } from '../../../kit/read/label.ts';

/** How a field's answers can be compared. `filled`: they are there, or not. */
export type TargetKind =
  | 'text'
  | 'number'
  | 'date'
  | 'tick'
  | 'choice'
  | 'choices'
  | 'decision'
  | 'files'
  | 'rows'
  | 'filled';

/** A field that a condition or a formula of a component may look at. */
export interface TargetField {
  /** Data path from the top of the form. */
  readonly path: string;
  readonly key: string;
  readonly label: string;
  readonly kind: TargetKind;
  /** What it holds, more exactly. */
  readonly valueKind: ValueKind;
  /** Data path of the grid whose column it is, the nearest one. */
  readonly grid: string | undefined;
  /** What JSONLogic of the component calls it: `data.site`, `row.price`; `undefined` where it has no name there. */
  readonly variable: string | undefined;
  /** Its answer is an object with a switch for each choice: `{ a: true }`. */
  readonly isTicked: boolean;
  /** A day in parts is stored with the day before the month. */
  readonly isDayFirst: boolean;
  /** What there is to choose from; empty where that is not known here. */
  readonly choices: readonly Choice[];
  /** It is the component itself. */
  readonly isOwn: boolean;
}

/** How each kind of answer is compared; `undefined`: a condition cannot look at it. */
const KINDS: Readonly<Record<ValueKind, TargetKind | undefined>> = {
  text: 'text',
  longText: 'text',
  markup: 'text',
  code: 'filled',
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
  people: 'filled',
  place: 'filled',
  files: 'files',
  picture: 'filled',
  pairs: 'filled',
  group: 'filled',
  rows: 'rows',
  anything: 'text',
  none: undefined,
};

/**
 * Lists the fields of a form that a component's condition may look at, in document order: not itself and not what lies
 * in it, nor the columns of a grid that it does not lie in. A path is listed once, however many fields write to it.
 */
export function targetFields(
  form: FormDefinition,
  component: ComponentDefinition,
  specs: ComponentSpecs,
): readonly TargetField[] {
  const all = formFields(form, component, specs);
  return all.fields.filter(({ grid }) => grid === undefined || `${all.ownGrid ?? ''}.`.startsWith(`${grid}.`));
}

/**
 * All fields of a form but a component and what lies in it; and the grid that the component lies in.
 *
 * @param withOwn the component too, where it has an answer
 */
export function formFields(
  form: FormDefinition,
  component: ComponentDefinition,
  specs: ComponentSpecs,
  withOwn = false,
): { readonly fields: readonly TargetField[]; readonly ownGrid: string | undefined } {
  const isOwn = isEdited(form, component);
  const found = new Map<string, TargetField>();
  let own: Holder = { prefix: '', grid: undefined };
  const visit = (definitions: readonly ComponentDefinition[], holder: Holder): void => {
    for (const definition of definitions) {
      const isSelf = isOwn(definition);
      if (isSelf) own = holder;
      if (isSelf && !withOwn) continue;
      const spec = specs[definition.type];
      const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
      const path = holder.prefix + (definition.key || definition.type);
      const isAnswer = shape === 'value' || shape === 'rows';
      const target = isAnswer ? asTarget(definition, spec, path, holder) : undefined;
      if (target && !found.has(path)) found.set(path, { ...target, isOwn: isSelf });
      if (isSelf) continue;
      // What lies in an answer, a map's or a tree's, is there for each entry: no condition can name it.
      if (spec?.shape === 'value') continue;
      const inner = shape === 'rows' ? { prefix: `${path}.`, grid: path } : { ...holder, prefix: `${path}.` };
      const within = shape === 'object' || shape === 'rows' ? inner : holder;
      for (const slot of childSlotsOf(definition)) visit(slot.components, within);
    }
  };
  visit(form.components, own);
  const fields = [...found.values()].map((field) => ({ ...field, variable: variableOf(field, own) }));
  return { fields, ownGrid: own.grid };
}

/** @param target as a condition names it: a data path, or a property name anywhere in the form */
export function findTarget(fields: readonly TargetField[], target: string): TargetField | undefined {
  return fields.find(({ path }) => path === target) ?? fields.find(({ key }) => key === target);
}

/** The object that fields write into: what its paths begin with, and the grid whose row it lies in. */
interface Holder {
  readonly prefix: string;
  readonly grid: string | undefined;
}

/** Answers in rows are named from what lies beside the component on: `row` is the object that it writes into. */
function variableOf({ path, grid }: TargetField, own: Holder): string | undefined {
  if (grid === undefined) return `data.${path}`;
  return grid === own.grid && path.startsWith(own.prefix) ? `row.${path.slice(own.prefix.length)}` : undefined;
}

/** NOTE: while somebody types a setting, the edited component may be a newer object than the one in the form. */
export function isEdited(form: FormDefinition, edited: ComponentDefinition): (one: ComponentDefinition) => boolean {
  const isThere = [...walkComponents(form)].some(({ definition }) => definition === edited);
  return isThere ? (one) => one === edited : ({ key, type }) => key === edited.key && type === edited.type;
}

function asTarget(
  definition: ComponentDefinition,
  spec: ComponentSpec | undefined,
  path: string,
  { grid }: Holder,
): TargetField | undefined {
  const props = spec?.props.parse(definition);
  const valueKind = spec?.valueKind(props) ?? 'anything';
  const kind = KINDS[valueKind];
  if (!kind) return undefined;
  const hasChoices = kind === 'choice' || kind === 'choices';
  return {
    path,
    key: definition.key ?? definition.type,
    label: fieldLabel(definition),
    kind: definition.multiple === true && kind !== 'files' ? severalOf(kind) : kind,
    valueKind,
    grid,
    variable: undefined,
    isTicked: kind === 'choices' && isRecord(spec?.emptyValue(props)),
    isDayFirst: definition.dayFirst === true,
    isOwn: false,
    choices: hasChoices ? choices(storedChoices(definition)).filter(({ value }) => choiceKey(value) !== '') : [],
  };
}

/** A list of answers is compared by what is in it. */
const severalOf = (kind: TargetKind): TargetKind => (kind === 'filled' || kind === 'rows' ? kind : 'choices');

/** form.io has them in `values`, or in `data.values` where they may come from elsewhere. */
const storedChoices = ({ values, data }: ComponentDefinition): unknown => values ?? (isRecord(data) && data.values);
