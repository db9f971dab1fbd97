import type { ComponentDefinition, FormDefinition } from '../../definition/form-definition.ts';
import { toRecord } from '../../definition/read-property.ts';
import { upgradeForm } from '../../definition/upgrades/upgrade-form.ts';
import { walkComponents } from '../../definition/walk-components.ts';

/** Formats an answer with choice labels, and booleans as Yes and No. Returns `undefined` if the answer has no label. */
export type FormatAnswer = (answer: unknown, path: readonly string[]) => string | undefined;

type Labels = ReadonlyMap<string, string>;

/**
 * Creates a formatter that replaces the stored choices of a form by their labels, which are found by component key. If
 * components share a key, the first component applies.
 */
export function createLabelFormatter(form: FormDefinition): FormatAnswer {
  const byKey = new Map<string, Labels>();
  for (const { definition } of walkComponents(upgradeForm(form))) {
    const labels = getLabels(definition);
    if (labels.size > 0 && definition.key && !byKey.has(definition.key)) byKey.set(definition.key, labels);
  }
  return (answer, path) => {
    if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
    const labels = findByPath(byKey, path);
    return labels && formatChoices(answer, labels);
  };
}

/** Finds labels by a data path. A key may be dotted; an entry of a list uses the labels of the list. */
function findByPath(byKey: ReadonlyMap<string, Labels>, path: readonly string[]): Labels | undefined {
  const names = /^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path;
  const ends = names.map((_, from) => names.slice(from).join('.'));
  return ends.map((end) => byKey.get(end)).find((labels) => labels !== undefined);
}

function getLabels({ values, data, questions }: ComponentDefinition): Labels {
  if (Array.isArray(questions)) return new Map();
  const listed = [values, toRecord(data).values].find((list) => Array.isArray(list) && list.length > 0);
  const pairs = (Array.isArray(listed) ? listed : [])
    .map(toRecord)
    .flatMap(({ value, label }): [string, string][] =>
      isPrimitive(value) && typeof label === 'string' && label !== '' ? [[String(value), label]] : [],
    );
  return new Map(pairs);
}

function formatChoices(answer: unknown, labels: Labels): string | undefined {
  if (isPrimitive(answer)) return labels.get(String(answer));
  if (Array.isArray(answer))
    return (
      answer
        .map((one) => (Array.isArray(one) ? '' : (formatChoices(one, labels) ?? '')))
        .filter(Boolean)
        .join(', ') || undefined
    );
  const selected = Object.entries(toRecord(answer)).filter(([, isSelected]) => isSelected === true);
  return selected.map(([key]) => labels.get(key) ?? key).join(', ') || undefined;
}

const isPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
