import type { ComponentDefinition, FormDefinition } from '../../definition/form-definition.ts';
import { recordOf } from '../../definition/read-property.ts';
import { upgradeForm } from '../../definition/upgrades/upgrade-form.ts';
import { walkComponents } from '../../definition/walk-components.ts';

/** Writes answers as people see them: labels of choices, Yes and No of a tick. `undefined`: the answer says it itself. */
export type SayAnswer = (answer: unknown, path: readonly string[]) => string | undefined;

type Labels = ReadonlyMap<string, string>;

/**
 * Finds the labels of all choices that a form itself lists, by the key of the component. Of components with one key the
 * first counts.
 */
export function readChoiceLabels(form: FormDefinition): SayAnswer {
  const byKey = new Map<string, Labels>();
  for (const { definition } of walkComponents(upgradeForm(form))) {
    const labels = labelsOf(definition);
    if (labels.size > 0 && definition.key && !byKey.has(definition.key)) byKey.set(definition.key, labels);
  }
  return (answer, path) => {
    if (typeof answer === 'boolean') return answer ? 'Yes' : 'No';
    const labels = findByPath(byKey, path);
    return labels && say(answer, labels);
  };
}

/** A key may be dotted; an entry of a list of answers has the list's labels. */
function findByPath(byKey: ReadonlyMap<string, Labels>, path: readonly string[]): Labels | undefined {
  const names = /^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path;
  const ends = names.map((_, from) => names.slice(from).join('.'));
  return ends.map((end) => byKey.get(end)).find((labels) => labels !== undefined);
}

function labelsOf({ values, data, questions }: ComponentDefinition): Labels {
  if (Array.isArray(questions)) return new Map();
  const listed = [values, recordOf(data).values].find((list) => Array.isArray(list) && list.length > 0);
  const pairs = (Array.isArray(listed) ? listed : [])
    .map(recordOf)
    .flatMap(({ value, label }): [string, string][] =>
      isWord(value) && typeof label === 'string' && label !== '' ? [[String(value), label]] : [],
    );
  return new Map(pairs);
}

function say(answer: unknown, labels: Labels): string | undefined {
  if (isWord(answer)) return labels.get(String(answer));
  if (Array.isArray(answer))
    return (
      answer
        .map((one) => (Array.isArray(one) ? '' : (say(one, labels) ?? '')))
        .filter(Boolean)
        .join(', ') || undefined
    );
  const ticked = Object.entries(recordOf(answer)).filter(([, isTicked]) => isTicked === true);
  return ticked.map(([key]) => labels.get(key) ?? key).join(', ') || undefined;
}

const isWord = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
