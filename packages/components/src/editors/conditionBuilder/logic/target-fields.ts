import {
  type ComponentDefinition,
  type ComponentSpec,
  type ComponentSpecs,
  type FormDefinition,
  findChildSlots,
  isRecord,
  type ValueKind,
  walkComponents,
} from '@tideform/engine';
import { type Choice, getChoiceKey, parseChoiceList } from '../../../kit/read/choice.ts';
import { getFieldLabel } from '../../../kit/read/label.ts';

/** How a field's answers can be compared. `filled`: only by whether there is an answer. */
export type ComparisonKind =
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

/** Field that a condition or formula of a component may use. */
export interface TargetField {
  /** Data path from the top of the form. */
  readonly path: string;
  readonly key: string;
  readonly label: string;
  readonly kind: ComparisonKind;
  /** Value kind of the answer, which is more specific than `kind`. */
  readonly valueKind: ValueKind;
  /** Data path of the innermost grid that contains the field. */
  readonly grid: string | undefined;
  /**
   * Variable name in JSONLogic of the edited component: `data.site`, `row.price`; `undefined` if its rules can't use
   * the field.
   */
  readonly variable: string | undefined;
  /** Whether the answer is an object with a boolean per choice: `{ a: true }`. */
  readonly isTicked: boolean;
  /** Whether a `day` answer is stored with the day before the month. */
  readonly isDayFirst: boolean;
  /** Choices of the field; empty if unknown. */
  readonly choices: readonly Choice[];
  /** Whether the field is the edited component itself. */
  readonly isEditedComponent: boolean;
}

/** Maps each value kind to the way its answers are compared; `undefined` if conditions can't use the field. */
const COMPARISON_KINDS: Readonly<Record<ValueKind, ComparisonKind | undefined>> = {
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
 * Returns the fields that a component's condition may use, in document order. Excludes the component itself, its
 * children, and columns of grids that don't contain the component. Each path is listed once.
 */
export function listTargetFields(
  form: FormDefinition,
  component: ComponentDefinition,
  specs: ComponentSpecs,
): readonly TargetField[] {
  const all = listFormFields(form, component, specs);
  return all.fields.filter(({ grid }) => grid === undefined || `${all.ownGrid ?? ''}.`.startsWith(`${grid}.`));
}

/**
 * Returns all fields of a form except a component and its children, and the path of the grid that contains the
 * component.
 *
 * @param withOwn whether to include the component itself if it has an answer
 */
export function listFormFields(
  form: FormDefinition,
  component: ComponentDefinition,
  specs: ComponentSpecs,
  withOwn = false,
): { readonly fields: readonly TargetField[]; readonly ownGrid: string | undefined } {
  const isOwn = createEditedComponentMatcher(form, component);
  const found = new Map<string, TargetField>();
  let own: DataScope = { prefix: '', grid: undefined };
  const visit = (definitions: readonly ComponentDefinition[], dataScope: DataScope): void => {
    for (const definition of definitions) {
      const isSelf = isOwn(definition);
      if (isSelf) own = dataScope;
      if (isSelf && !withOwn) continue;
      const spec = specs[definition.type];
      const shape = spec?.shape ?? (definition.input === true ? 'value' : 'none');
      const path = dataScope.prefix + (definition.key || definition.type);
      const isAnswer = shape === 'value' || shape === 'rows';
      const target = isAnswer ? createTargetField(definition, spec, path, dataScope) : undefined;
      if (target && !found.has(path)) found.set(path, { ...target, isEditedComponent: isSelf });
      if (isSelf) continue;
      // Children of a data map or tree exist once per entry, so conditions can't refer to them.
      if (spec?.shape === 'value') continue;
      const inner = shape === 'rows' ? { prefix: `${path}.`, grid: path } : { ...dataScope, prefix: `${path}.` };
      const within = shape === 'object' || shape === 'rows' ? inner : dataScope;
      for (const slot of findChildSlots(definition)) visit(slot.components, within);
    }
  };
  visit(form.components, own);
  const fields = [...found.values()].map((field) => ({ ...field, variable: getVariableName(field, own) }));
  return { fields, ownGrid: own.grid };
}

/** Finds a field by its data path, or by its property name anywhere in the form. */
export function findTargetField(fields: readonly TargetField[], target: string): TargetField | undefined {
  return fields.find(({ path }) => path === target) ?? fields.find(({ key }) => key === target);
}

/** Data object that contains answers: the prefix of their data paths, and the path of the grid whose row it is. */
interface DataScope {
  readonly prefix: string;
  readonly grid: string | undefined;
}

/**
 * Returns the variable name of a field, in which `row` stands for the object that contains the edited component's
 * answer.
 */
function getVariableName({ path, grid }: TargetField, own: DataScope): string | undefined {
  if (grid === undefined) return `data.${path}`;
  return grid === own.grid && path.startsWith(own.prefix) ? `row.${path.slice(own.prefix.length)}` : undefined;
}

/**
 * Returns a function that recognizes the edited component.
 * NOTE: while a setting is edited, the edited component may be newer than its definition in the form.
 */
export function createEditedComponentMatcher(
  form: FormDefinition,
  edited: ComponentDefinition,
): (one: ComponentDefinition) => boolean {
  const isThere = [...walkComponents(form)].some(({ definition }) => definition === edited);
  return isThere ? (one) => one === edited : ({ key, type }) => key === edited.key && type === edited.type;
}

function createTargetField(
  definition: ComponentDefinition,
  spec: ComponentSpec | undefined,
  path: string,
  { grid }: DataScope,
): TargetField | undefined {
  const props = spec?.props.parse(definition);
  const valueKind = spec?.valueKind(props) ?? 'anything';
  const kind = COMPARISON_KINDS[valueKind];
  if (!kind) return undefined;
  const hasChoices = kind === 'choice' || kind === 'choices';
  return {
    path,
    key: definition.key ?? definition.type,
    label: getFieldLabel(definition),
    kind: definition.multiple === true && kind !== 'files' ? getKindOfMultiple(kind) : kind,
    valueKind,
    grid,
    variable: undefined,
    isTicked: kind === 'choices' && isRecord(spec?.emptyValue(props)),
    isDayFirst: definition.dayFirst === true,
    isEditedComponent: false,
    choices: hasChoices
      ? parseChoiceList(getStoredChoices(definition)).filter(({ value }) => getChoiceKey(value) !== '')
      : [],
  };
}

/** Returns the kind for a component with multiple answers, which are compared by their entries. */
const getKindOfMultiple = (kind: ComparisonKind): ComparisonKind =>
  kind === 'filled' || kind === 'rows' ? kind : 'choices';

/** form.io stores choices in `values`, or in `data.values` if they may come from external sources. */
const getStoredChoices = ({ values, data }: ComponentDefinition): unknown => values ?? (isRecord(data) && data.values);
