import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import {
  type ComponentDefinition,
  type ComponentSpec,
  type FormDefinition,
  type PrintAnswer,
  type SubmissionData,
  upgradeForm,
} from '@tideform/engine';
import { linesOf } from '@tideform/print/text';

/** A column of the submissions table that shows one field of the form. */
export interface AnswerColumn {
  readonly path: string;
  readonly label: string;
  readonly isNumber: boolean;
  text(data: SubmissionData): string;
}

/** One column for each field that has an answer, in document order; a key that occurs twice has one column, rows of a grid none. */
export function answerColumns(form: FormDefinition): readonly AnswerColumn[] {
  const columns = new Map<string, AnswerColumn>();
  for (const { definition, path, spec } of fieldsIn(upgradeForm(form).components, '')) {
    if (!columns.has(path)) columns.set(path, columnOf(definition, path, spec));
  }
  return [...columns.values()];
}

type AnySpec = ComponentSpec<unknown, unknown>;

interface Field {
  readonly definition: ComponentDefinition;
  readonly path: string;
  readonly spec: AnySpec;
}

function fieldsIn(components: readonly ComponentDefinition[], prefix: string): readonly Field[] {
  return components.flatMap((definition) => {
    const spec = (specs as Readonly<Record<string, unknown>>)[definition.type] as AnySpec | undefined;
    if (!spec || spec.shape === 'rows') return [];
    const key = definition.key ?? '';
    const path = prefix ? `${prefix}.${key}` : key;
    const slots = spec.children(spec.props.parse(definition), definition);
    const inside = slots.flatMap((slot) => fieldsIn(slot.components, spec.shape === 'object' ? path : prefix));
    const isAnswer = key !== '' && spec.shape === 'value' && definition.type !== 'button';
    return isAnswer ? [{ definition, path, spec }, ...inside] : inside;
  });
}

function columnOf(definition: ComponentDefinition, path: string, spec: AnySpec): AnswerColumn {
  const props = spec.props.parse(definition);
  const print = (prints as Readonly<Record<string, unknown>>)[definition.type] as PrintAnswer | undefined;
  const label = definition.label || path;
  return {
    path,
    label,
    isNumber: definition.type === 'number',
    text(data) {
      const value = spec.normalize(valueAt(data, path), props);
      if (value === undefined || spec.isEmpty(value, props) || !print) return '';
      return print({ props, value, label, slots: [] })
        .map((block) => (block.kind === 'pair' ? block.value : linesOf([block]).join(' ')))
        .join(' ');
    },
  };
}

function valueAt(data: SubmissionData, path: string): unknown {
  let at: unknown = data;
  for (const key of path.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<string, unknown>)[key];
  }
  return at;
}
