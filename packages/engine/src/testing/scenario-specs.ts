import { z } from 'zod/mini';
import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import { childSlotsOf } from '../definition/child-slots.ts';
import { broken, max, maxLength, min, minLength, pattern, type StoredLimit } from '../validation/rules.ts';

const limit = z.optional(z.union([z.string(), z.number(), z.null()]));

const propsSchema = z.looseObject({
  defaultValue: z.optional(z.unknown()),
  validate: z.catch(
    z.optional(
      z.looseObject({ minLength: limit, maxLength: limit, min: limit, max: limit, pattern: z.optional(z.unknown()) }),
    ),
    undefined,
  ),
});

type Props = z.infer<typeof propsSchema>;

/** What a small spec leaves out is answered like a text field. */
function specOf<Value>(
  type: string,
  answers: Partial<ComponentSpec<Props, Value>> & Pick<ComponentSpec<Props, Value>, 'emptyValue'>,
): ComponentSpec<Props, Value> {
  return {
    type,
    shape: 'value',
    valueKind: () => 'text',
    cell: 'wide',
    mayPrefill: true,
    mayCopy: true,
    props: propsSchema,
    isEmpty: (value) => value === undefined || value === '',
    check: () => [],
    normalize: (value) => value as Value,
    children: () => [],
    logicValue: (value) => value,
    ...answers,
  };
}

const nothing = { emptyValue: () => undefined, isEmpty: () => true } as const;

const textfield = specOf<string>('textfield', {
  emptyValue: ({ defaultValue }) => (typeof defaultValue === 'string' ? defaultValue : ''),
  check: (value, { validate = {} }) =>
    broken(
      minLength(value, validate.minLength as StoredLimit),
      maxLength(value, validate.maxLength as StoredLimit),
      pattern(value, validate.pattern),
    ),
  normalize: (value) => (typeof value === 'number' ? String(value) : (value as string)),
});

const number = specOf<number>('number', {
  emptyValue: ({ defaultValue }) => (typeof defaultValue === 'number' ? defaultValue : undefined),
  isEmpty: (value) => typeof value !== 'number',
  check: (value, { validate = {} }) =>
    broken(min(value, validate.min as StoredLimit), max(value, validate.max as StoredLimit)),
});

const email = specOf<string>('email', {
  emptyValue: () => '',
  check: (value) => (value.includes('@') ? [] : [{ rule: 'email' }]),
});

const checkbox = specOf<boolean>('checkbox', { emptyValue: () => false, isEmpty: (value) => value !== true });

const selectboxes = specOf<Record<string, boolean>>('selectboxes', {
  emptyValue: () => ({}),
  isEmpty: (value) => !Object.values(value ?? {}).includes(true),
});

const panel = specOf('panel', {
  ...nothing,
  shape: 'none',
  isPage: true,
  children: (_props, stored) => childSlotsOf(stored),
});

const columns = specOf('columns', { ...nothing, shape: 'none', children: (_props, stored) => childSlotsOf(stored) });

const container = specOf<object>('container', {
  shape: 'object',
  emptyValue: () => ({}),
  isEmpty: (value) => Object.keys(value ?? {}).length === 0,
  children: (_props, stored) => childSlotsOf(stored),
});

const datagrid = specOf<readonly object[]>('datagrid', {
  shape: 'rows',
  emptyValue: ({ defaultValue }) => (Array.isArray(defaultValue) ? defaultValue : [{}]),
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  check: (value, { validate = {} }) => broken(max(value.length, validate.max as StoredLimit)),
  children: (_props, stored) => childSlotsOf(stored),
});

/**
 * Tiny components for tests of the engine: just enough of text, number, email, checkbox, radio, selectboxes, panel,
 * columns, container and datagrid. The real ones live in `packages/components`.
 */
export const scenarioSpecs: ComponentSpecs = {
  textfield,
  number,
  email,
  checkbox,
  radio: specOf<string>('radio', { emptyValue: () => '' }),
  selectboxes,
  panel,
  columns,
  container,
  datagrid,
};
