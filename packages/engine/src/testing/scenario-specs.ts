import { z } from 'zod/mini';
import type { ComponentSpec, ComponentSpecs } from '../component-spec.ts';
import { findChildSlots } from '../definition/child-slots.ts';
import {
  checkMax,
  checkMaxLength,
  checkMin,
  checkMinLength,
  checkPattern,
  collectBrokenRules,
  type StoredLimit,
} from '../validation/rules.ts';

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

/** Creates a minimal spec; missing functions behave like those of a text field. */
function createSpec<Value>(
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

const textfield = createSpec<string>('textfield', {
  emptyValue: ({ defaultValue }) => (typeof defaultValue === 'string' ? defaultValue : ''),
  check: (value, { validate = {} }) =>
    collectBrokenRules(
      checkMinLength(value, validate.minLength as StoredLimit),
      checkMaxLength(value, validate.maxLength as StoredLimit),
      checkPattern(value, validate.pattern),
    ),
  normalize: (value) => (typeof value === 'number' ? String(value) : (value as string)),
});

const number = createSpec<number>('number', {
  emptyValue: ({ defaultValue }) => (typeof defaultValue === 'number' ? defaultValue : undefined),
  isEmpty: (value) => typeof value !== 'number',
  check: (value, { validate = {} }) =>
    collectBrokenRules(checkMin(value, validate.min as StoredLimit), checkMax(value, validate.max as StoredLimit)),
});

const email = createSpec<string>('email', {
  emptyValue: () => '',
  check: (value) => (value.includes('@') ? [] : [{ rule: 'email' }]),
});

const checkbox = createSpec<boolean>('checkbox', { emptyValue: () => false, isEmpty: (value) => value !== true });

const selectboxes = createSpec<Record<string, boolean>>('selectboxes', {
  emptyValue: () => ({}),
  isEmpty: (value) => !Object.values(value ?? {}).includes(true),
});

const panel = createSpec('panel', {
  ...nothing,
  shape: 'none',
  isPage: true,
  children: (_props, stored) => findChildSlots(stored),
});

const columns = createSpec('columns', {
  ...nothing,
  shape: 'none',
  children: (_props, stored) => findChildSlots(stored),
});

const container = createSpec<object>('container', {
  shape: 'object',
  emptyValue: () => ({}),
  isEmpty: (value) => Object.keys(value ?? {}).length === 0,
  children: (_props, stored) => findChildSlots(stored),
});

const datagrid = createSpec<readonly object[]>('datagrid', {
  shape: 'rows',
  emptyValue: ({ defaultValue }) => (Array.isArray(defaultValue) ? defaultValue : [{}]),
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  check: (value, { validate = {} }) => collectBrokenRules(checkMax(value.length, validate.max as StoredLimit)),
  children: (_props, stored) => findChildSlots(stored),
});

/**
 * Minimal components for tests of the engine: text, number, email, checkbox, radio, selectboxes, panel, columns,
 * container and datagrid. The real components are in `packages/components`.
 */
export const scenarioSpecs: ComponentSpecs = {
  textfield,
  number,
  email,
  checkbox,
  radio: createSpec<string>('radio', { emptyValue: () => '' }),
  selectboxes,
  panel,
  columns,
  container,
  datagrid,
};
