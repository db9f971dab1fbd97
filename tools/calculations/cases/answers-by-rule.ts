import { findSpec } from '@tideform/components/specs';
import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';

type Data = Record<string, unknown>;

/**
 * Returns answers for every field of a form that isn't calculated, with three rows for each grid. Deterministic: the
 * same form yields the same answers.
 */
export function createAnswers(form: FormDefinition): Data {
  const data: Data = {};
  let count = 0;
  const fill = (components: readonly ComponentDefinition[], into: Data): void => {
    for (const definition of components) {
      const key = String(definition.key ?? definition.type)
        .split('.')
        .at(-1)!;
      const shape = findSpec(definition.type)?.shape;
      const children = findChildSlots(definition).flatMap((slot) => slot.components);
      const createChildData = (): Data => {
        const inner: Data = {};
        fill(children, inner);
        return inner;
      };
      if (shape === 'rows') into[key] = [createChildData(), createChildData(), createChildData()];
      else if (shape === 'object') into[key] = createChildData();
      else if (shape === 'none') fill(children, into);
      else if (!definition.calculateValue) {
        count += 1;
        const answer = createAnswer(definition, count);
        if (answer !== undefined) into[key] = answer;
      }
    }
  };
  fill(form.components, data);
  return data;
}

function createAnswer(definition: ComponentDefinition, count: number): unknown {
  const [hour, day] = [(8 + count) % 24, (count % 27) + 1].map((part) => String(part).padStart(2, '0'));
  const spec = findSpec(definition.type);
  switch (spec?.valueKind(spec.props.parse(definition))) {
    case 'number':
    case 'amount':
      return count / 4;
    case 'text':
      return String(count);
    case 'tick':
      return count % 2 === 0;
    case 'time':
      return `${hour}:30:00`;
    case 'date':
    case 'dateTime':
      return `2026-11-${day}T${hour}:30:00+00:00`;
    case 'day':
      return `11/${day}/2026`;
    case 'choice':
      return pickChoice(definition.values ?? (definition.data as { values?: unknown } | undefined)?.values, count);
    default:
      return undefined;
  }
}

/** Returns a choice's value as form.io stores it: a numeric string becomes a number. */
function pickChoice(choices: unknown, count: number): unknown {
  if (!Array.isArray(choices) || choices.length === 0) return undefined;
  const { value } = choices[count % choices.length] as { value?: unknown };
  return typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
}
