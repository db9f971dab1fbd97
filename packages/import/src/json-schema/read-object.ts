import { isRecord } from '@tideform/engine';
import { addRules, addSettings, createDraft, type DraftComponent, storeForeign } from '../building/draft-component.ts';
import { createContainerScope, createRowsScope, type FormScope } from '../building/form-scope.ts';
import { parseNumber, parseText } from '../building/read-values.ts';
import { createReason } from '../report/finding.ts';
import { openPart } from '../report/source-part.ts';
import { convertValue, getChoices } from './ask-value.ts';
import { readConditions } from './conditions.ts';
import { format, getType, type Json, resolveSchema, type SchemaProperty, type Schemas, toList } from './schema.ts';

const MAX_DEPTH = 12;
/** Maximum number of questions, far above the size of real forms. */
const MAX_QUESTIONS = 5_000;

/** Converts the properties of an object, in the order of the UI schema. */
export function readObject(
  schemas: Schemas,
  schema: Json,
  uiSchema: Json,
  place: FormScope,
  path: string,
  depth: number,
): readonly DraftComponent[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = new Set(toList(schema.required));
  const names = sortNames(Object.keys(properties), uiSchema['ui:order'] ?? schema['ui:order']);
  const components = names.map((name) => {
    const rawSchema = properties[name];
    const resolvedSchema = resolveSchema(rawSchema, schemas.root);
    const ui = isRecord(uiSchema[name]) ? (uiSchema[name] as Json) : {};
    const at = path === '' ? name : `${path}.${name}`;
    const isRef = isRecord(rawSchema) && rawSchema.$ref !== undefined && resolvedSchema.$ref === undefined;
    schemas.questionCount.count += 1;
    return convertProperty({
      schemas: nestedSchemas(schemas, rawSchema),
      place,
      name,
      path: at,
      schema: isRef ? { ...resolvedSchema, $ref: (rawSchema as Json).$ref } : resolvedSchema,
      part: openPart(
        schemas.ledger,
        at,
        isRef ? { ...resolvedSchema, $ref: (rawSchema as Json).$ref } : resolvedSchema,
      ),
      ui: openPart(schemas.ledger, `uiSchema.${at}`, getOwnUi(ui)),
      uiSchema: ui,
      isRequired: required.has(name),
      depth: isBeingResolved(schemas, rawSchema) ? MAX_DEPTH : depth,
    });
  });
  return readConditions({ schemas, schema, place, components, path, uiSchema, depth, readObject });
}

/**
 * Returns whether a reference is already being resolved, or the maximum number of questions is exceeded. The properties
 * of such a reference aren't converted again.
 */
const isBeingResolved = ({ openReferences: open, questionCount: property }: Schemas, raw: unknown): boolean =>
  property.count > MAX_QUESTIONS || (isRecord(raw) && open.includes(String(raw.$ref)));

const nestedSchemas = (schemas: Schemas, raw: unknown): Schemas =>
  isRecord(raw) && typeof raw.$ref === 'string'
    ? { ...schemas, openReferences: [...schemas.openReferences, raw.$ref] }
    : schemas;

/** Returns the UI settings of a property, without those of its nested properties. */
const getOwnUi = (ui: Json): Json =>
  Object.fromEntries(Object.entries(ui).filter(([name]) => name.startsWith('ui:') || name === 'classNames'));

function sortNames(names: readonly string[], order: unknown): readonly string[] {
  const wantedNames = toList(order).filter((name): name is string => typeof name === 'string');
  if (wantedNames.length === 0) return names;
  const rest = names.filter((name) => !wantedNames.includes(name));
  return [
    ...new Set(wantedNames.flatMap((name) => (name === '*' ? rest : names.includes(name) ? [name] : []))),
    ...(wantedNames.includes('*') ? [] : rest),
  ];
}

function convertProperty(property: SchemaProperty): DraftComponent {
  const { part, ui, uiSchema, schema } = property;
  part.keep('$ref');
  const options = getOptions(uiSchema);
  const widget = uiSchema['ui:widget'] ?? options.widget;
  const component = createComponent(property, widget, options);
  const title =
    parseText(ui.keep('ui:title')) ??
    parseText(options.title) ??
    parseText(part.keep('title')) ??
    splitWords(property.name);
  part.keep('title');
  part.setTitle(title);
  ui.setTitle(title);
  assignKey(property, component, title);
  addSettings(component, { label: title, input: component.type !== 'panel' });
  applyTexts(property, component, options);
  applyStates(property, component, options, schema);
  closeParts(property, component);
  return component;
}

function createComponent(property: SchemaProperty, widget: unknown, options: Json): DraftComponent {
  const { schema, part, depth, schemas, place, path, uiSchema, name } = property;
  const type = getType(schema);
  if (depth >= MAX_DEPTH && (type === 'object' || type === 'array')) {
    part.change('type', createReason('unknownType', { from: type }));
    return createDraft('textfield');
  }
  if (type === 'object') {
    part.keep('type');
    part.keep('properties');
    part.keep('required');
    part.keep('additionalProperties');
    ui(property);
    const nested = createContainerScope(place, name);
    return createDraft('container', {
      hideLabel: false,
      components: readObject(schemas, schema, uiSchema, nested, path, depth + 1),
    });
  }
  return type === 'array' ? convertList(property, widget, options) : convertValue(property, widget, options);
}

const ui = ({ ui: part }: SchemaProperty): void => void part.keep('ui:order');

/** Converts a list to a multiple choice, or to a grid. */
function convertList(property: SchemaProperty, widget: unknown, options: Json): DraftComponent {
  const { schema, part, schemas, place, path, uiSchema, name, depth } = property;
  part.keep('type');
  part.keep('items');
  const raw: unknown = Array.isArray(schema.items) ? schema.items[0] : schema.items;
  const items = resolveSchema(raw, schemas.root);
  const itemUi = isRecord(uiSchema.items) ? (uiSchema.items as Json) : {};
  const choices = getChoices(items, options.enumNames ?? itemUi['ui:enumNames']);
  const [min, max] = ['minItems', 'maxItems'].map((one) => parseNumber(part.keep(one)));
  part.keep('uniqueItems');
  if (choices) {
    if (widget === 'checkboxes' || widget === 'select') property.ui.keep('ui:widget');
    const values = choices.map(({ label, value }) => ({ label, value: String(value) }));
    if (widget !== 'checkboxes') {
      const select = createDraft('select', { widget: 'choicesjs', multiple: true, data: { values } });
      return addLimits(select, { minLength: min, maxLength: max });
    }
    const checkboxes = createDraft('selectboxes', { values, ...(options.inline === true && { inline: true }) });
    return addLimits(checkboxes, { minSelectedCount: min, maxSelectedCount: max });
  }
  if (getType(items) === 'object' && !isBeingResolved(schemas, raw)) {
    const inside = createRowsScope(place, name);
    const components = readObject(nestedSchemas(schemas, raw), items, itemUi, inside, `${path}[]`, depth + 1);
    const grid = createDraft(components.length > 4 ? 'editgrid' : 'datagrid', {
      components,
      ...(!min && { initEmpty: true }),
    });
    return addLimits(grid, { minLength: min, maxLength: max });
  }
  if (getType(items) === 'string' && items.format === 'data-url')
    return addLimits(createDraft('file', { storage: 'indexeddb', multiple: true, maxFiles: max }), {});
  const inside = openPart(schemas.ledger, `${path}[]`, items);
  const one = convertValue({ ...property, schema: items, part: inside, name: 'item' }, itemUi['ui:widget'], {});
  inside.keep('title');
  inside.keep('default');
  inside.close();
  return one.type === 'textfield' || one.type === 'number'
    ? addLimits({ ...one, multiple: true }, {})
    : createDraft('datagrid', { components: [{ ...one, key: 'item', label: 'Item', input: true }] });
}

function addLimits(component: DraftComponent, limits: Readonly<Record<string, unknown>>): DraftComponent {
  addRules(component, limits);
  return component;
}

function assignKey({ place, name, part }: SchemaProperty, component: DraftComponent, title: string): void {
  component.key = place.keys.claim(name, title, component.type);
  if (component.key !== name) part.note('changed', 'name', createReason('otherKey', { from: name, to: component.key }));
}

const splitWords = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function getOptions(uiSchema: Json): Json {
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
    addRules(component, { required: true });
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
  const options = getOptions(uiSchema);
  if (Object.keys(options).every((name) => usedOptions.has(name))) own.keep('ui:options');
  else own.lose('ui:options', createReason('appearance'));
  for (const name of ['classNames', 'ui:classNames', 'ui:style', 'ui:rootFieldId'])
    own.lose(name, createReason('appearance'));
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
    if (component.type === 'container' && part.peek(name) !== undefined && isConditional.has(name))
      part.change(name, createReason('saidOtherwise', { as: 'conditional' }));
    else part.lose(name, createReason('noCounterpart'));
  }
  storeForeign(component, format, part.close());
  storeForeign(component, format, own.close());
}

const isConditional: ReadonlySet<string> = new Set([
  'if',
  'then',
  'else',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
]);
