import {
  type ComponentDefinition,
  type ComponentSpecs,
  type FormDefinition,
  type PrintAnswer,
  type Prints,
  readAt,
  type SubmissionData,
  upgradeForm,
  type ValueKind,
  wordOf,
} from '@tideform/engine';
import { answerLines } from '../to-text.ts';
import type { AnswerColumn, AnswerRows, Word } from './answer-column.ts';
import { type Field, fieldsIn } from './fields-in.ts';
import { gridColumns } from './grid-columns.ts';
import { orderOf } from './order-of.ts';

export { type WordAnswer, wordAnswers } from './word-answers.ts';
export type { AnswerColumn, AnswerRows };

/** What the components of forms answer, by stored type name. */
export interface Components {
  readonly specs: ComponentSpecs;
  readonly prints: Prints;
  /** What there is to choose from where the form does not say it, as far as it is known. */
  offered?(definition: ComponentDefinition): readonly unknown[] | undefined;
}

/** One column or more for each field that has an answer, in document order; a key that occurs twice has them once. */
export function answerColumns(form: FormDefinition, components: Components): readonly AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>();
  for (const field of fieldsIn(upgradeForm(form).components, [], components.specs)) {
    for (const column of columnsOf(field, components)) {
      if (!columns.has(column.path)) columns.set(column.path, column);
    }
  }
  return [...columns.values()];
}

function columnsOf(field: Field, components: Components): readonly AnswerColumn[] {
  if (field.spec.shape === 'rows')
    return gridColumns(field, {
      specs: components.specs,
      printer: (inner) => inOneLine(linePrinter(inner, components), inner.kind),
      columnsOf: (inner) => columnsOf(inner, components),
    });
  const parts = field.spec.columns?.(field.props) ?? [];
  return parts.length > 0 ? partColumns(field) : [answerColumn(field, linePrinter(field, components))];
}

/** Words a value of a field in as many lines as it has. */
type Lines = (value: unknown) => readonly string[];

const inOneLine =
  (lines: Lines, kind: ValueKind): Word =>
  (value) =>
    // What was decided and what was said of it are no one sentence.
    lines(value).join(kind === 'decision' ? ' · ' : ' ');

function linePrinter({ definition, spec, props, label }: Field, { prints, offered: listOf }: Components): Lines {
  // NOTE: a print is only ever given props and values of its own type; the list of all prints cannot say so in types.
  const print = prints[definition.type] as PrintAnswer | undefined;
  const offered = listOf?.(definition);
  return (value) => {
    if (value === undefined || spec.isEmpty(value, props)) return [];
    // A hidden field prints nothing, but reviewers need what it holds: the asset or context that a link brought along.
    if (spec.isUnseen) return [wordOf(value)];
    if (!print) return [];
    return answerLines(print({ props, value, label, slots: [], ...(offered && { offered }) }));
  };
}

function answerColumn({ names, path, label, isInTable, spec, props, kind }: Field, lines: Lines): AnswerColumn {
  const word = inOneLine(lines, kind);
  const value = (data: SubmissionData): unknown => {
    const read = spec.normalize(readAt(data, names), props);
    return read === undefined || spec.isEmpty(read, props) ? undefined : read;
  };
  const text = (data: SubmissionData): string => word(value(data));
  const from = spec.choicesFrom?.(props);
  return {
    path,
    label,
    kind,
    isInTable,
    text,
    lines: (data) => lines(value(data)).join('\n').trim(),
    value,
    ...(from && 'address' in from && { choicesAt: from.address }),
    ...((kind === 'number' || kind === 'amount') && { word }),
    ...(spec.scale && { scale: spec.scale(props) }),
    ...(spec.answeredBy && { answeredBy: spec.answeredBy(props) }),
    ...(spec.wallTime && kind === 'dateTime' && { wallTime: (data) => spec.wallTime?.(value(data), props) }),
    ...(spec.point && { point: (data) => spec.point?.(value(data)) }),
    order(data) {
      const read = value(data);
      if (read === undefined) return undefined;
      return spec.order ? spec.order(read, props) : orderOf(kind, read, () => text(data));
    },
    values: (data) => singles(value(data)).map((one) => ({ id: JSON.stringify(one) ?? '', label: word(one) })),
  };
}

/** What a list holds, or ticks beside names, each as an answer with it alone. */
function singles(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((one) => [one]);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const isTicks = entries.length > 0 && entries.every(([, one]) => typeof one === 'boolean');
  return isTicks ? entries.filter(([, one]) => one === true).map(([name]) => ({ [name]: true })) : [value];
}

function partColumns({ names, path, label, isInTable, spec, props }: Field): readonly AnswerColumn[] {
  return (spec.columns?.(props) ?? []).map((part) => {
    const text = (data: SubmissionData): string => part.text(readAt(data, names));
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
