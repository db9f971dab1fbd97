import { isRecord } from '@tideform/engine';
import {
  addSettings,
  addValidationRules,
  createDraftComponent,
  type DraftComponent,
  storeForeignProperties,
} from '../building/draft-component.ts';
import { createContainerScope, createRowsScope, type FormScope } from '../building/form-scope.ts';
import { parseNumber, parseText } from '../building/parse-values.ts';
import { createFindingReason } from '../report/finding.ts';
import { openSourcePart } from '../report/source-part.ts';
import { convertValue, getSchemaChoices } from './convert-value.ts';
import { readConditions } from './read-conditions.ts';
import {
  getSchemaType,
  type Json,
  jsonSchemaFormat,
  resolveSchema,
  type SchemaContext,
  type SchemaProperty,
  toList,
} from './schema.ts';

const MAX_DEPTH = 12;
/** Maximum number of questions, far above the size of real forms. */
const MAX_QUESTIONS = 5_000;

/** Converts the properties of an object, in the order of the UI schema. */
export function readObject(
  schemas: SchemaContext,
  schema: Json,
  uiSchema: Json,
  scope: FormScope,
  path: string,
  depth: number,
): readonly DraftComponent[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = new Set(toList(schema.required));
  const names = sortPropertyNames(Object.keys(properties), uiSchema['ui:order'] ?? schema['ui:order']);
  const components = names.map((name) => {
    const rawSchema = properties[name];
    const resolvedSchema = resolveSchema(rawSchema, schemas.root);
    const ui = isRecord(uiSchema[name]) ? (uiSchema[name] as Json) : {};
    const at = path === '' ? name : `${path}.${name}`;
    const isRef = isRecord(rawSchema) && rawSchema.$ref !== undefined && resolvedSchema.$ref === undefined;
    schemas.questionCount.count += 1;
    return convertProperty({
      schemas: createNestedSchemas(schemas, rawSchema),
      scope,
      name,
      path: at,
      schema: isRef ? { ...resolvedSchema, $ref: (rawSchema as Json).$ref } : resolvedSchema,
      part: openSourcePart(
        schemas.ledger,
        at,
        isRef ? { ...resolvedSchema, $ref: (rawSchema as Json).$ref } : resolvedSchema,
      ),
      ui: openSourcePart(schemas.ledger, `uiSchema.${at}`, getOwnUi(ui)),
      uiSchema: ui,
      isRequired: required.has(name),
      depth: isBeingResolved(schemas, rawSchema) ? MAX_DEPTH : depth,
    });
  });
  return readConditions({ schemas, schema, scope, components, path, uiSchema, depth, readObject });
}

/**
 * Returns whether a reference is already being resolved, or the maximum number of questions is exceeded. The properties
 * of such a reference aren't converted again.
 */
const isBeingResolved = (
  { openReferences: open, questionCount: questionCounter }: SchemaContext,
  raw: unknown,
): boolean => questionCounter.count > MAX_QUESTIONS || (isRecord(raw) && open.includes(String(raw.$ref)));

const createNestedSchemas = (schemas: SchemaContext, raw: unknown): SchemaContext =>
  isRecord(raw) && typeof raw.$ref === 'string'
    ? { ...schemas, openReferences: [...schemas.openReferences, raw.$ref] }
    : schemas;

/** Returns the UI settings of a property, without those of its nested properties. */
const getOwnUi = (ui: Json): Json =>
  Object.fromEntries(Object.entries(ui).filter(([name]) => name.startsWith('ui:') || name === 'classNames'));

function sortPropertyNames(names: readonly string[], order: unknown): readonly string[] {
  const wantedNames = toList(order).filter((name): name is string => typeof name === 'string');
  if (wantedNames.length === 0) return names;
  const rest = names.filter((name) => !wantedNames.includes(name));
  return [
    ...new Set(wantedNames.flatMap((name) => (name === '*' ? rest : names.includes(name) ? [name] : []))),
    ...(wantedNames.includes('*') ? [] : rest),
  ];
}

function convertProperty(questionCounter: SchemaProperty): DraftComponent {
  const { part, ui, uiSchema, schema } = questionCounter;
  part.keep('$ref');
  const options = getUiOptions(uiSchema);
  const widget = uiSchema['ui:widget'] ?? options.widget;
  const component = createComponent(questionCounter, widget, options);
  const title =
    parseText(ui.keep('ui:title')) ??
    parseText(options.title) ??
    parseText(part.keep('title')) ??
    splitWords(questionCounter.name);
  part.keep('title');
  part.setTitle(title);
  ui.setTitle(title);
  assignKey(questionCounter, component, title);
  addSettings(component, { label: title, input: component.type !== 'panel' });
  applyTexts(questionCounter, component, options);
  applyStates(questionCounter, component, options, schema);
  closeParts(questionCounter, component);
  return component;
}

function createComponent(questionCounter: SchemaProperty, widget: unknown, options: Json): DraftComponent {
  const { schema, part, depth, schemas, scope, path, uiSchema, name } = questionCounter;
  const type = getSchemaType(schema);
  if (depth >= MAX_DEPTH && (type === 'object' || type === 'array')) {
    part.change('type', createFindingReason('unknownType', { from: type }));
    return createDraftComponent('textfield');
  }
  if (type === 'object') {
    part.keep('type');
    part.keep('properties');
    part.keep('required');
    part.keep('additionalProperties');
    ui(questionCounter);
    const nested = createContainerScope(scope, name);
    return createDraftComponent('container', {
      hideLabel: false,
      components: readObject(schemas, schema, uiSchema, nested, path, depth + 1),
    });
  }
  return type === 'array'
    ? convertList(questionCounter, widget, options)
    : convertValue(questionCounter, widget, options);
}

const ui = ({ ui: part }: SchemaProperty): void => void part.keep('ui:order');

/** Converts a list to a multiple choice, or to a grid. */
function convertList(questionCounter: SchemaProperty, widget: unknown, options: Json): DraftComponent {
  const { schema, part, schemas, scope, path, uiSchema, name, depth } = questionCounter;
  part.keep('type');
  part.keep('items');
  const raw: unknown = Array.isArray(schema.items) ? schema.items[0] : schema.items;
  const items = resolveSchema(raw, schemas.root);
  const itemUi = isRecord(uiSchema.items) ? (uiSchema.items as Json) : {};
  const choices = getSchemaChoices(items, options.enumNames ?? itemUi['ui:enumNames']);
  const [min, max] = ['minItems', 'maxItems'].map((one) => parseNumber(part.keep(one)));
  part.keep('uniqueItems');
  if (choices) {
    if (widget === 'checkboxes' || widget === 'select') questionCounter.ui.keep('ui:widget');
    const values = choices.map(({ label, value }) => ({ label, value: String(value) }));
    if (widget !== 'checkboxes') {
      const select = createDraftComponent('select', { widget: 'choicesjs', multiple: true, data: { values } });
      return addLimits(select, { minLength: min, maxLength: max });
    }
    const checkboxes = createDraftComponent('selectboxes', {
      values,
      ...(options.inline === true && { inline: true }),
    });
    return addLimits(checkboxes, { minSelectedCount: min, maxSelectedCount: max });
  }
  if (getSchemaType(items) === 'object' && !isBeingResolved(schemas, raw)) {
    const inside = createRowsScope(scope, name);
    const components = readObject(createNestedSchemas(schemas, raw), items, itemUi, inside, `${path}[]`, depth + 1);
    const grid = createDraftComponent(components.length > 4 ? 'editgrid' : 'datagrid', {
      components,
      ...(!min && { initEmpty: true }),
    });
    return addLimits(grid, { minLength: min, maxLength: max });
  }
  if (getSchemaType(items) === 'string' && items.format === 'data-url')
    return addLimits(createDraftComponent('file', { storage: 'indexeddb', multiple: true, maxFiles: max }), {});
  const inside = openSourcePart(schemas.ledger, `${path}[]`, items);
  const one = convertValue({ ...questionCounter, schema: items, part: inside, name: 'item' }, itemUi['ui:widget'], {});
  inside.keep('title');
  inside.keep('default');
  inside.close();
  return one.type === 'textfield' || one.type === 'number'
    ? addLimits({ ...one, multiple: true }, {})
    : createDraftComponent('datagrid', { components: [{ ...one, key: 'item', label: 'Item', input: true }] });
}

function addLimits(component: DraftComponent, limits: Readonly<Record<string, unknown>>): DraftComponent {
  addValidationRules(component, limits);
  return component;
}

function assignKey({ scope, name, part }: SchemaProperty, component: DraftComponent, title: string): void {
  component.key = scope.keys.claim(name, title, component.type);
  if (component.key !== name)
    part.note('changed', 'name', createFindingReason('otherKey', { from: name, to: component.key }));
}

const splitWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function getUiOptions(uiSchema: Json): Json {
  return isRecord(uiSchema['ui:options']) ? (uiSchema['ui:options'] as Json) : {};
}

function applyTexts({ part, ui: own }: SchemaProperty, component: DraftComponent, options: Json): void {
  const help = parseText(own.keep('ui:help')) ?? parseText(options.help);
  const description = parseText(own.keep('ui:description')) ?? parseText(part.keep('description'));
  part.keep('description');
  addSettings(component, { description: description ?? help, ...(description && help && { tooltip: help }) });
  addSettings(component, {
    placeholder: parseText(own.keep('ui:placeholder')) ?? parseText(options.placeholder),
    autocomplete: parseText(own.keep('ui:autocomplete')),
  });
  const [example] = toList(part.keep('examples'));
  if (!component.placeholder) addSettings(component, { placeholder: parseText(example) });
}

function applyStates(
  { part, ui: own, isRequired }: SchemaProperty,
  component: DraftComponent,
  options: Json,
  schema: Json,
): void {
  if (isRequired && component.type !== 'container' && !(component.type === 'checkbox' && schema.const !== true))
    addValidationRules(component, { required: true });
  const isOff = [own.keep('ui:disabled'), own.keep('ui:readonly'), part.keep('readOnly'), options.disabled].includes(
    true,
  );
  if (isOff) addSettings(component, { disabled: true });
  if (own.keep('ui:autofocus') === true) addSettings(component, { autofocus: true });
  const label = isRecord(own.peek('ui:options')) ? options.label : undefined;
  if (label === false || own.keep('ui:label') === false) addSettings(component, { hideLabel: true });
  const value = part.peek('default') ?? part.peek('const');
  if (value === undefined) return;
  part.keep('default');
  part.keep('const');
  if (component.type === 'selectboxes')
    component.defaultValue = Object.fromEntries(toList(value).map((one) => [String(one), true]));
  else if (component.type !== 'container') component.defaultValue = value;
}

const usedOptions: ReadonlySet<string> = new Set([
  'enumNames',
  'title',
  'help',
  'placeholder',
  'inline',
  'rows',
  'widget',
  'disabled',
  'label',
  'multi',
  'orderable',
  'addable',
  'removable',
  'inputType',
  'format',
]);

function closeParts({ part, ui: own, uiSchema }: SchemaProperty, component: DraftComponent): void {
  const options = getUiOptions(uiSchema);
  if (Object.keys(options).every((name) => usedOptions.has(name))) own.keep('ui:options');
  else own.lose('ui:options', createFindingReason('appearance'));
  for (const name of ['classNames', 'ui:classNames', 'ui:style', 'ui:rootFieldId'])
    own.lose(name, createFindingReason('appearance'));
  for (const name of ['$id', 'id', '$comment', '$schema', 'definitions', '$defs', 'nullable']) part.keep(name);
  for (const name of [
    'if',
    'then',
    'else',
    'allOf',
    'anyOf',
    'oneOf',
    'dependencies',
    'dependentRequired',
    'dependentSchemas',
    'not',
    'patternProperties',
  ]) {
    if (component.type === 'container' && part.peek(name) !== undefined && conditionalKeywords.has(name))
      part.change(name, createFindingReason('saidOtherwise', { as: 'conditional' }));
    else part.lose(name, createFindingReason('noCounterpart'));
  }
  storeForeignProperties(component, jsonSchemaFormat, part.close());
  storeForeignProperties(component, jsonSchemaFormat, own.close());
}

const conditionalKeywords: ReadonlySet<string> = new Set([
  'if',
  'then',
  'else',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
]);
