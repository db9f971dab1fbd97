import {
  type ComponentDefinition,
  type ComponentSpecs,
  type FormDefinition,
  formatAsText,
  getAtPath,
  type PrintAnswer,
  type PrintFunctions,
  type SubmissionData,
  upgradeForm,
  type ValueKind,
} from '@tideform/engine';
import { renderAnswerLines } from '../render-text.ts';
import { type AnswerColumn, type AnswerRowAccess, type FormatFieldValue, getSortKey } from './answer-column.ts';
import { type AnswerField, collectFields, createGridColumns } from './create-grid-columns.ts';

export { createAnswerFormatter, type FormatAnswer } from './answer-column.ts';
export type { AnswerColumn, AnswerRowAccess };

/** Specs and printers of all components, keyed by component type. */
export interface ComponentSupport {
  readonly specs: ComponentSpecs;
  readonly prints: PrintFunctions;
  /** Returns the loaded choices of a component whose definition doesn't contain them. */
  offered?(definition: ComponentDefinition): readonly unknown[] | undefined;
}

/**
 * Creates the columns of a form's answers, in document order. A field gets one column, one column for each of its
 * parts, or the columns of a grid. Duplicate keys are included once.
 */
export function createFormAnswerColumns(form: FormDefinition, components: ComponentSupport): readonly AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>();
  for (const field of collectFields(upgradeForm(form).components, [], components.specs)) {
    for (const column of createFieldColumns(field, components)) {
      if (!columns.has(column.path)) columns.set(column.path, column);
    }
  }
  return [...columns.values()];
}

function createFieldColumns(field: AnswerField, components: ComponentSupport): readonly AnswerColumn[] {
  if (field.spec.shape === 'rows')
    return createGridColumns(field, {
      specs: components.specs,
      createFormatter: (childField) =>
        createOneLineFormatter(createLineFormatter(childField, components), childField.kind),
      columnsOf: (inner) => createFieldColumns(inner, components),
    });
  const parts = field.spec.columns?.(field.props) ?? [];
  return parts.length > 0
    ? createPartColumns(field)
    : [createAnswerColumn(field, createLineFormatter(field, components))];
}

/** Formats a value of a field as lines. */
type FormatLines = (value: unknown) => readonly string[];

const createOneLineFormatter =
  (lines: FormatLines, kind: ValueKind): FormatFieldValue =>
  (value) =>
    // In the answer of an approval, separates the decision from its comment.
    lines(value).join(kind === 'decision' ? ' · ' : ' ');

function createLineFormatter(
  { definition, spec, props, label }: AnswerField,
  { prints, offered: findChoices }: ComponentSupport,
): FormatLines {
  // NOTE: a printer only receives props and values of its own type, which the type of the map of all printers can't
  // express.
  const print = prints[definition.type] as PrintAnswer | undefined;
  const offered = findChoices?.(definition);
  return (value) => {
    if (value === undefined || spec.isEmpty(value, props)) return [];
    // A hidden field prints nothing, but reviewers need its value, such as an asset or a context from a prefill link.
    if (spec.isUnseen) return [formatAsText(value)];
    if (!print) return [];
    return renderAnswerLines(print({ props, value, label, slots: [], ...(offered && { offered }) }));
  };
}

function createAnswerColumn(
  { names, path, label, isInTable, spec, props, kind }: AnswerField,
  lines: FormatLines,
): AnswerColumn {
  const formatOneLine = createOneLineFormatter(lines, kind);
  const value = (data: SubmissionData): unknown => {
    const answer = spec.normalize(getAtPath(data, names), props);
    return answer === undefined || spec.isEmpty(answer, props) ? undefined : answer;
  };
  const text = (data: SubmissionData): string => formatOneLine(value(data));
  const choicesSource = spec.choicesFrom?.(props);
  return {
    path,
    label,
    kind,
    isInTable,
    text,
    lines: (data) => lines(value(data)).join('\n').trim(),
    value,
    ...(choicesSource && 'address' in choicesSource && { choicesUrl: choicesSource.address }),
    ...((kind === 'number' || kind === 'amount') && { formatNumber: formatOneLine }),
    ...(spec.scale && { scale: spec.scale(props) }),
    ...(spec.answeredBy && { answeredBy: spec.answeredBy(props) }),
    ...(spec.wallTime && kind === 'dateTime' && { wallTime: (data) => spec.wallTime?.(value(data), props) }),
    ...(spec.point && { point: (data) => spec.point?.(value(data)) }),
    order(data) {
      const answer = value(data);
      if (answer === undefined) return undefined;
      return spec.order ? spec.order(answer, props) : getSortKey(kind, answer, () => text(data));
    },
    values: (data) =>
      splitAnswer(value(data)).map((one) => ({ id: JSON.stringify(one) ?? '', label: formatOneLine(one) })),
  };
}

/** Splits a list, or a record of selected options, into answers with one value each. */
function splitAnswer(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((one) => [one]);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isSelection = entries.length > 0 && entries.every(([, one]) => typeof one === 'boolean');
  return isSelection ? entries.filter(([, one]) => one === true).map(([name]) => ({ [name]: true })) : [value];
}

function createPartColumns({ names, path, label, isInTable, spec, props }: AnswerField): readonly AnswerColumn[] {
  return (spec.columns?.(props) ?? []).map((part) => {
    const text = (data: SubmissionData): string => part.text(getAtPath(data, names));
    return {
      path: `${path}.${part.name}`,
      label: `${label}: ${part.label}`,
      kind: part.kind,
      isInTable,
      ...(part.scale && { scale: part.scale }),
      text,
      value: (data) => text(data) || undefined,
      order: (data) => text(data) || undefined,
      values: (data) => (text(data) ? [{ id: text(data), label: text(data) }] : []),
    };
  });
}
