import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { parseNumber, parseText } from '../building/parse-values.ts';
import type { FindingLedger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';
import {
  closeExportedComponent,
  getExportedChoices,
  getValidationRules,
  openExportedComponent,
} from './exported-component.ts';

type Schema = Record<string, unknown>;

interface SchemaLevel {
  readonly properties: Record<string, Schema>;
  readonly required: string[];
  readonly ui: Record<string, unknown>;
}

const schemaByTextType: Readonly<Record<string, readonly [Schema, Schema?]>> = {
  textfield: [{ type: 'string' }],
  textarea: [{ type: 'string' }, { 'ui:widget': 'textarea' }],
  password: [{ type: 'string' }, { 'ui:widget': 'password' }],
  email: [{ type: 'string', format: 'email' }],
  url: [{ type: 'string', format: 'uri' }],
  phoneNumber: [{ type: 'string' }, { 'ui:widget': 'tel' }],
  number: [{ type: 'number' }],
  currency: [{ type: 'number' }],
  checkbox: [{ type: 'boolean' }],
  time: [{ type: 'string', format: 'time' }],
  day: [{ type: 'string' }],
  hidden: [{ type: 'string' }, { 'ui:widget': 'hidden' }],
  tags: [{ type: 'array', items: { type: 'string' } }],
  signature: [{ type: 'string', format: 'data-url' }],
  barcode: [{ type: 'string' }],
};

/** Exports a form as JSON Schema (2020-12), with a UI schema for react-jsonschema-form under `uiSchema`. */
export function formatJsonSchema(form: FormDefinition, title: string, ledger: FindingLedger): string {
  const level = addComponentsToLevel(form.components, ledger);
  const schema = {
    ...{ $schema: 'https://json-schema.org/draft/2020-12/schema', title },
    ...createObjectSchema(level),
    uiSchema: { 'ui:order': Object.keys(level.properties), ...level.ui },
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

const createObjectSchema = ({ properties, required }: SchemaLevel): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

function addComponentsToLevel(
  components: readonly ComponentDefinition[],
  ledger: FindingLedger,
  level: SchemaLevel = { properties: {}, required: [], ui: {} },
): SchemaLevel {
  for (const definition of components) addComponentToLevel(definition, ledger, level);
  return level;
}

function addComponentToLevel(definition: ComponentDefinition, ledger: FindingLedger, level: SchemaLevel): void {
  const part = openExportedComponent(ledger, definition);
  const children = findChildSlots(definition).flatMap((slot) => slot.components);
  const [schema, ui = {}] = createSchema(definition, children, part, ledger) ?? [];
  for (const name of ['key', 'components', 'columns', 'rows', 'tabs'])
    if (schema || children.length > 0) part.keep(name);
  if (!schema) {
    // JSON Schema has no layout elements, so their children become siblings of the other questions.
    if (children.length > 0) part.keep('type');
    closeExportedComponent(part, definition);
    addComponentsToLevel(children, ledger, level);
    return;
  }
  const key = definition.key ?? definition.type;
  if (key === '__proto__') {
    closeExportedComponent(part, definition);
    return;
  }
  const description = {
    title: parseText(part.keep('label')),
    description: parseText(part.keep('description')) ?? parseText(part.peek('tooltip')),
  };
  part.keep('tooltip');
  if (['string', 'number', 'boolean'].includes(typeof definition.defaultValue) && definition.multiple !== true)
    Object.assign(schema, { default: part.keep('defaultValue') });
  level.properties[key] = {
    ...Object.fromEntries(Object.entries(description).filter(([, value]) => value !== undefined)),
    ...schema,
  };
  if (getValidationRules(definition).required === true) level.required.push(key);
  const placeholder = parseText(part.keep('placeholder'));
  const options = {
    ...ui,
    ...(placeholder !== undefined && { 'ui:placeholder': placeholder }),
    ...(definition.disabled === true && { 'ui:readonly': part.keep('disabled') }),
  };
  if (Object.keys(options).length > 0) level.ui[key] = options;
  closeExportedComponent(part, definition);
}

/** Creates the JSON Schema of a component's answer; `undefined` for components without an answer. */
function createSchema(
  definition: ComponentDefinition,
  children: readonly ComponentDefinition[],
  part: SourcePart,
  ledger: FindingLedger,
): readonly [Schema, Schema?] | undefined {
  const { type } = definition;
  part.keep('type');
  if (type === 'datagrid' || type === 'editgrid') {
    const inner = addComponentsToLevel(children, ledger);
    const { minLength, maxLength } = getValidationRules(definition);
    part.keep('validate');
    return [
      {
        type: 'array',
        items: createObjectSchema(inner),
        ...createNumberLimits({ minItems: minLength, maxItems: maxLength }),
      },
      { items: inner.ui },
    ];
  }
  if (type === 'container') {
    const inner = addComponentsToLevel(children, ledger);
    return [createObjectSchema(inner), inner.ui];
  }
  if (type === 'radio' || type === 'select') return createChoiceSchema(definition, part);
  if (type === 'selectboxes') {
    part.keep('values');
    part.keep('validate');
    return [
      { type: 'array', items: { oneOf: createConstants(definition) }, uniqueItems: true },
      { 'ui:widget': 'checkboxes' },
    ];
  }
  if (type === 'survey') {
    for (const name of ['values', 'questions', 'validate']) part.keep(name);
    const one = { type: 'string', oneOf: createConstants(definition) };
    const questions = getExportedChoices(definition, 'questions');
    return [
      {
        type: 'object',
        properties: Object.fromEntries(questions.map(({ label, value }) => [String(value), { title: label, ...one }])),
      },
    ];
  }
  if (type === 'file') {
    for (const name of ['storage', 'image', 'webcam', 'multiple']) part.keep(name);
    const one = { type: 'string', format: 'data-url' };
    return [definition.multiple === true ? { type: 'array', items: one } : one];
  }
  if (type === 'datetime') {
    for (const name of ['enableTime', 'enableDate', 'format']) part.keep(name);
    return [{ type: 'string', format: definition.enableTime === false ? 'date' : 'date-time' }];
  }
  const known = Object.hasOwn(schemaByTextType, type) ? schemaByTextType[type] : undefined;
  if (known) return [createValueSchema(definition, known[0], part), known[1]];
  part.note('lost', 'type', { code: 'notShown', params: { from: type } });
  return undefined;
}

const createConstants = (definition: ComponentDefinition) =>
  getExportedChoices(definition).map(({ label, value }) => ({ const: value, title: label }));

function createChoiceSchema(definition: ComponentDefinition, part: SourcePart): readonly [Schema, Schema?] {
  for (const name of ['values', 'data', 'dataSrc', 'dataType', 'validate', 'multiple']) part.keep(name);
  const isNumber =
    definition.dataType === 'number' ||
    (getExportedChoices(definition).length > 0 &&
      getExportedChoices(definition).every(({ value }) => typeof value === 'number'));
  const options = createConstants(definition);
  const one = { type: isNumber ? 'number' : 'string', ...(options.length > 0 && { oneOf: options }) };
  if (definition.multiple === true) return [{ type: 'array', items: one, uniqueItems: true }];
  return [one, { 'ui:widget': definition.type === 'radio' ? 'radio' : 'select' }];
}

function createValueSchema(definition: ComponentDefinition, baseSchema: Schema, part: SourcePart): Schema {
  const rules = getValidationRules(definition);
  const hasCondition = Object.keys(rules).some((name) => ['custom', 'json'].includes(name) && Boolean(rules[name]));
  if (hasCondition) part.lose('validate', { code: 'noCounterpart' });
  else part.keep('validate');
  const isWhole = baseSchema.type === 'number' && definition.decimalLimit === 0;
  part.keep('decimalLimit');
  const one = {
    ...baseSchema,
    ...(isWhole && { type: 'integer' }),
    ...createNumberLimits(
      baseSchema.type === 'number'
        ? { minimum: rules.min, maximum: rules.max }
        : { minLength: rules.minLength, maxLength: rules.maxLength },
    ),
    ...(parseText(rules.pattern) !== undefined && { pattern: `^(?:${String(rules.pattern)})$` }),
  };
  if (definition.multiple !== true) return one;
  part.keep('multiple');
  return { type: 'array', items: one };
}

const createNumberLimits = (limits: Readonly<Record<string, unknown>>): Schema =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, value]) =>
      parseNumber(value) === undefined ? [] : [[name, parseNumber(value)]],
    ),
  );
