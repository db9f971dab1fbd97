import {
  type ComponentDefinition,
  type ComponentSpec,
  type ComponentSpecs,
  type FormDefinition,
  type PrintAnswer,
  type Prints,
  readAt,
  type SubmissionData,
  upgradeForm,
  type ValueKind,
} from '@tideform/engine';
import { answerLines } from '../to-text.ts';

/** What the components of forms answer, by stored type name. */
export interface Components {
  readonly specs: ComponentSpecs;
  readonly prints: Prints;
}

/** A column of a table, a sheet or a file that has a submission in each row: it shows one field of the form. */
export interface AnswerColumn {
  readonly path: string;
  readonly label: string;
  readonly kind: ValueKind;
  /** Its author shows it in the table of submissions (`tableView`). */
  readonly isInTable: boolean;
  /** The answer in one line, as it is printed; '' for none. */
  text(data: SubmissionData): string;
}

/** One column for each field that has an answer, in document order; a key that occurs twice has one column, rows of a grid none. */
export function answerColumns(form: FormDefinition, components: Components): readonly AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>();
  for (const field of fieldsIn(upgradeForm(form).components, [], components.specs)) {
    const path = field.names.join('.');
    if (!columns.has(path)) columns.set(path, columnOf(field, path, components.prints));
  }
  return [...columns.values()];
}

interface Field {
  readonly definition: ComponentDefinition;
  readonly names: readonly string[];
  readonly spec: ComponentSpec;
  readonly props: unknown;
  readonly kind: ValueKind;
}

function fieldsIn(
  components: readonly ComponentDefinition[],
  outer: readonly string[],
  specs: ComponentSpecs,
): readonly Field[] {
  return components.flatMap((definition) => {
    const spec = Object.hasOwn(specs, definition.type) ? specs[definition.type] : undefined;
    if (!spec || spec.shape === 'rows') return [];
    const props = spec.props.parse(definition);
    const kind = spec.valueKind(props);
    const names = [...outer, ...(definition.key || definition.type).split('.')];
    const slots = spec.shape === 'value' ? [] : spec.children(props, definition);
    const inside = slots.flatMap((slot) => fieldsIn(slot.components, spec.shape === 'object' ? names : outer, specs));
    const isAnswer = spec.shape === 'value' && kind !== 'none';
    return isAnswer ? [{ definition, names, spec, props, kind }, ...inside] : inside;
  });
}

function columnOf({ definition, names, spec, props, kind }: Field, path: string, prints: Prints): AnswerColumn {
  // NOTE: a print is only ever given props and values of its own type; the list of all prints cannot say so in types.
  const print = prints[definition.type] as PrintAnswer | undefined;
  const label = definition.label || path;
  return {
    path,
    label,
    kind,
    isInTable: definition.tableView !== false,
    text(data) {
      const value = spec.normalize(readAt(data, names), props);
      if (value === undefined || spec.isEmpty(value, props) || !print) return '';
      return answerLines(print({ props, value, label, slots: [] })).join(' ');
    },
  };
}
