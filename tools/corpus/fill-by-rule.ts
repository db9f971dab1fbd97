import type { FieldNode, Session } from '@tideform/engine';

interface Choice {
  readonly value?: unknown;
}

/** Answers every visible field with something its settings allow, by a fixed rule: the same form, the same answers. */
export function fillByRule(session: Session): void {
  const fill = (ids: readonly string[]): void => {
    for (const id of ids) {
      const node = session.node(id);
      if (node.known && node.definition.input !== false && session.state(id).visible && node.slots.length === 0) {
        const answer = answerFor(node);
        if (answer !== undefined) session.setValue(id, answer);
      }
      fill(node.slots.flat());
    }
  };
  fill(session.rootIds);
}

function answerFor({ definition }: FieldNode): unknown {
  const validate = (definition.validate ?? {}) as Readonly<Record<string, unknown>>;
  switch (definition.type) {
    case 'textfield':
    case 'textarea':
      return text(validate);
    case 'email':
      return 'ada@example.com';
    case 'url':
      return 'https://example.com/tide';
    case 'number':
    case 'currency':
      return Math.min(Number(validate.max || 7), Math.max(Number(validate.min || 7), 7));
    case 'checkbox':
      return true;
    case 'radio':
      return first(definition.values);
    case 'select':
      return first((definition.data as { values?: unknown } | undefined)?.values);
    case 'selectboxes':
      return ticked(definition.values, Number(validate.minSelectedCount) || 1);
    case 'datetime':
    case 'day':
      return '2026-11-24';
    case 'time':
      return '07:30:00';
    case 'phoneNumber':
      return phone(definition.inputMask);
    default:
      return undefined;
  }
}

function text(validate: Readonly<Record<string, unknown>>): string {
  const length = Math.max(Number(validate.minLength) || 0, 12);
  const words = 'tide comes in and goes out '
    .repeat(Math.ceil(length / 27) + 1)
    .slice(0, length)
    .trim();
  return words.padEnd(Number(validate.minLength) || 0, 'x').slice(0, Number(validate.maxLength) || undefined);
}

function first(choices: unknown): unknown {
  return Array.isArray(choices) ? (choices[0] as Choice | undefined)?.value : undefined;
}

function ticked(choices: unknown, count: number): unknown {
  const values = Array.isArray(choices) ? choices.map((choice: Choice | null) => String(choice?.value ?? '')) : [];
  return Object.fromEntries(values.map((value, index) => [value, index < count]));
}

function phone(mask: unknown): string {
  return typeof mask === 'string' && mask !== '' ? mask.replaceAll('9', '1') : '+47 912 34 567';
}
