import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';
import { numberIn, textIn } from '../building/read-values.ts';
import type { Ledger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';
import { closeCarried, openCarried } from './carried.ts';
import { choicesIn, rulesOf } from './choices-of.ts';

type Schema = Record<string, unknown>;

interface Level {
  readonly properties: Record<string, Schema>;
  readonly required: string[];
  readonly ui: Record<string, unknown>;
}

const plain: Readonly<Record<string, readonly [Schema, Schema?]>> = {
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

/** Writes a form as JSON Schema (2020-12), with a UI schema under `uiSchema`, where react-jsonschema-form's are read. */
export function writeJsonSchema(form: FormDefinition, title: string, ledger: Ledger): string {
  const level = writeLevel(form.components, ledger);
  const schema = {
    ...{ $schema: 'https://json-schema.org/draft/2020-12/schema', title },
    ...objectOf(level),
    uiSchema: { 'ui:order': Object.keys(level.properties), ...level.ui },
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}

const objectOf = ({ properties, required }: Level): Schema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

function writeLevel(
  components: readonly ComponentDefinition[],
  ledger: Ledger,
  level: Level = { properties: {}, required: [], ui: {} },
): Level {
  for (const definition of components) writeComponent(definition, ledger, level);
  return level;
}

function writeComponent(definition: ComponentDefinition, ledger: Ledger, level: Level): void {
  const part = openCarried(ledger, definition);
  const children = childSlotsOf(definition).flatMap((slot) => slot.components);
  const [schema, ui = {}] = schemaOf(definition, children, part, ledger) ?? [];
  for (const name of ['key', 'components', 'columns', 'rows', 'tabs'])
    if (schema || children.length > 0) part.keep(name);
  if (!schema) {
    // A layout stands around its questions, which lie beside the others there.
    if (children.length > 0) part.keep('type');
    closeCarried(part, definition);
    writeLevel(children, ledger, level);
    return;
  }
  const key = definition.key ?? definition.type;
  if (key === '__proto__') {
    closeCarried(part, definition);
    return;
  }
  const about = {
    title: textIn(part.keep('label')),
    description: textIn(part.keep('description')) ?? textIn(part.look('tooltip')),
  };
  part.keep('tooltip');
  if (['string', 'number', 'boolean'].includes(typeof definition.defaultValue) && definition.multiple !== true)
    Object.assign(schema, { default: part.keep('defaultValue') });
  level.properties[key] = {
    ...Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined)),
    ...schema,
  };
  if (rulesOf(definition).required === true) level.required.push(key);
  const placeholder = textIn(part.keep('placeholder'));
  const more = {
    ...ui,
    ...(placeholder !== undefined && { 'ui:placeholder': placeholder }),
    ...(definition.disabled === true && { 'ui:readonly': part.keep('disabled') }),
  };
  if (Object.keys(more).length > 0) level.ui[key] = more;
  closeCarried(part, definition);
}

/** `undefined`: nothing is answered there. */
function schemaOf(
  definition: ComponentDefinition,
  children: readonly ComponentDefinition[],
  part: SourcePart,
  ledger: Ledger,
): readonly [Schema, Schema?] | undefined {
  const { type } = definition;
  part.keep('type');
  if (type === 'datagrid' || type === 'editgrid') {
    const inner = writeLevel(children, ledger);
    const { minLength, maxLength } = rulesOf(definition);
    part.keep('validate');
    return [
      { type: 'array', items: objectOf(inner), ...numbers({ minItems: minLength, maxItems: maxLength }) },
      { items: inner.ui },
    ];
  }
  if (type === 'container') {
    const inner = writeLevel(children, ledger);
    return [objectOf(inner), inner.ui];
  }
  if (type === 'radio' || type === 'select') return choiceSchema(definition, part);
  if (type === 'selectboxes') {
    part.keep('values');
    part.keep('validate');
    return [
      { type: 'array', items: { oneOf: constants(definition) }, uniqueItems: true },
      { 'ui:widget': 'checkboxes' },
    ];
  }
  if (type === 'survey') {
    for (const name of ['values', 'questions', 'validate']) part.keep(name);
    const one = { type: 'string', oneOf: constants(definition) };
    const questions = choicesIn(definition, 'questions');
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
  const known = Object.hasOwn(plain, type) ? plain[type] : undefined;
  if (known) return [valueSchema(definition, known[0], part), known[1]];
  part.note('lost', 'type', { code: 'notShown', params: { from: type } });
  return undefined;
}

const constants = (definition: ComponentDefinition) =>
  choicesIn(definition).map(({ label, value }) => ({ const: value, title: label }));

function choiceSchema(definition: ComponentDefinition, part: SourcePart): readonly [Schema, Schema?] {
  for (const name of ['values', 'data', 'dataSrc', 'dataType', 'validate', 'multiple']) part.keep(name);
  const isNumber =
    definition.dataType === 'number' ||
    (choicesIn(definition).length > 0 && choicesIn(definition).every(({ value }) => typeof value === 'number'));
  const options = constants(definition);
  const one = { type: isNumber ? 'number' : 'string', ...(options.length > 0 && { oneOf: options }) };
  if (definition.multiple === true) return [{ type: 'array', items: one, uniqueItems: true }];
  return [one, { 'ui:widget': definition.type === 'radio' ? 'radio' : 'select' }];
}

function valueSchema(definition: ComponentDefinition, base: Schema, part: SourcePart): Schema {
  const rules = rulesOf(definition);
  const hasMore = Object.keys(rules).some((name) => ['custom', 'json'].includes(name) && Boolean(rules[name]));
  if (hasMore) part.lose('validate', { code: 'noCounterpart' });
  else part.keep('validate');
  const isWhole = base.type === 'number' && definition.decimalLimit === 0;
  part.keep('decimalLimit');
  const one = {
    ...base,
    ...(isWhole && { type: 'integer' }),
    ...numbers(
      base.type === 'number'
        ? { minimum: rules.min, maximum: rules.max }
        : { minLength: rules.minLength, maxLength: rules.maxLength },
    ),
    ...(textIn(rules.pattern) !== undefined && { pattern: `^(?:${String(rules.pattern)})$` }),
  };
  if (definition.multiple !== true) return one;
  part.keep('multiple');
  return { type: 'array', items: one };
}

const numbers = (limits: Readonly<Record<string, unknown>>): Schema =>
  Object.fromEntries(
    Object.entries(limits).flatMap(([name, value]) => (numberIn(value) === undefined ? [] : [[name, numberIn(value)]])),
  );
