import { specOf } from '@tideform/components/specs';
import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';

type Data = Record<string, unknown>;

/** Answers for every question of a form that is not calculated, three rows for each grid: the same form, the same answers. */
export function answersByRule(form: FormDefinition): Data {
  const data: Data = {};
  let count = 0;
  const fill = (components: readonly ComponentDefinition[], into: Data): void => {
    for (const definition of components) {
      const key = String(definition.key ?? definition.type)
        .split('.')
        .at(-1)!;
      const shape = specOf(definition.type)?.shape;
      const children = childSlotsOf(definition).flatMap((slot) => slot.components);
      const within = (): Data => {
        const inner: Data = {};
        fill(children, inner);
        return inner;
      };
      if (shape === 'rows') into[key] = [within(), within(), within()];
      else if (shape === 'object') into[key] = within();
      else if (shape === 'none') fill(children, into);
      else if (!definition.calculateValue) {
        count += 1;
        const answer = answerOf(definition, count);
        if (answer !== undefined) into[key] = answer;
      }
    }
  };
  fill(form.components, data);
  return data;
}

function answerOf(definition: ComponentDefinition, count: number): unknown {
  const [hour, day] = [(8 + count) % 24, (count % 27) + 1].map((part) => String(part).padStart(2, '0'));
  const spec = specOf(definition.type);
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
      return pick(definition.values ?? (definition.data as { values?: unknown } | undefined)?.values, count);
    default:
      return undefined;
  }
}

/** A choice as form.io stores it: what reads as a number is one. */
function pick(choices: unknown, count: number): unknown {
  if (!Array.isArray(choices) || choices.length === 0) return undefined;
  const { value } = choices[count % choices.length] as { value?: unknown };
  return typeof value === 'string' && String(Number(value)) === value ? Number(value) : value;
}
