import { isRecord } from '@tideform/engine';
import { add, addRules, type DraftComponent, draft, keepForeign } from '../building/draft-component.ts';
import { containerPlace, type FormPlace, rowsPlace } from '../building/form-place.ts';
import { numberIn, textIn } from '../building/read-values.ts';
import { because } from '../report/finding.ts';
import { openPart } from '../report/source-part.ts';
import { askValue, choicesOf } from './ask-value.ts';
import { readConditions } from './conditions.ts';
import { type Asked, format, type Json, listOf, resolved, type Schemas, typeOf } from './schema.ts';

const mostDepth = 12;
/** Far above what a form asks. */
const mostQuestions = 5_000;

/** The properties of an object as questions, in the order that the UI schema says. */
export function readObject(
  schemas: Schemas,
  schema: Json,
  uiSchema: Json,
  place: FormPlace,
  path: string,
  depth: number,
): readonly DraftComponent[] {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const required = new Set(listOf(schema.required));
  const names = inOrder(Object.keys(properties), uiSchema['ui:order'] ?? schema['ui:order']);
  const components = names.map((name) => {
    const raw = properties[name];
    const full = resolved(raw, schemas.root);
    const ui = isRecord(uiSchema[name]) ? (uiSchema[name] as Json) : {};
    const at = path === '' ? name : `${path}.${name}`;
    const isRef = isRecord(raw) && raw.$ref !== undefined && full.$ref === undefined;
    schemas.asked.count += 1;
    return askProperty({
      schemas: within(schemas, raw),
      place,
      name,
      path: at,
      schema: isRef ? { ...full, $ref: (raw as Json).$ref } : full,
      part: openPart(schemas.ledger, at, isRef ? { ...full, $ref: (raw as Json).$ref } : full),
      ui: openPart(schemas.ledger, `uiSchema.${at}`, ownUi(ui)),
      uiSchema: ui,
      isRequired: required.has(name),
      depth: isOpen(schemas, raw) ? mostDepth : depth,
    });
  });
  return readConditions({ schemas, schema, place, components, path, uiSchema, depth, readObject });
}

/** One is within what a schema refers to, and nothing is asked of that again. */
const isOpen = ({ open, asked }: Schemas, raw: unknown): boolean =>
  asked.count > mostQuestions || (isRecord(raw) && open.includes(String(raw.$ref)));

const within = (schemas: Schemas, raw: unknown): Schemas =>
  isRecord(raw) && typeof raw.$ref === 'string' ? { ...schemas, open: [...schemas.open, raw.$ref] } : schemas;

/** What a UI schema says of the property itself, and not of those within it. */
const ownUi = (ui: Json): Json =>
  Object.fromEntries(Object.entries(ui).filter(([name]) => name.startsWith('ui:') || name === 'classNames'));

function inOrder(names: readonly string[], order: unknown): readonly string[] {
  const wanted = listOf(order).filter((name): name is string => typeof name === 'string');
  if (wanted.length === 0) return names;
  const rest = names.filter((name) => !wanted.includes(name));
  return [
    ...new Set(wanted.flatMap((name) => (name === '*' ? rest : names.includes(name) ? [name] : []))),
    ...(wanted.includes('*') ? [] : rest),
  ];
}

function askProperty(asked: Asked): DraftComponent {
  const { part, ui, uiSchema, schema } = asked;
  part.keep('$ref');
  const options = optionsOf(uiSchema);
  const widget = uiSchema['ui:widget'] ?? options.widget;
  const component = componentOf(asked, widget, options);
  const title =
    textIn(ui.keep('ui:title')) ?? textIn(options.title) ?? textIn(part.keep('title')) ?? spaced(asked.name);
  part.keep('title');
  part.call(title);
  ui.call(title);
  takeKey(asked, component, title);
  add(component, { label: title, input: component.type !== 'panel' });
  takeWords(asked, component, options);
  takeStates(asked, component, options, schema);
  finishParts(asked, component);
  return component;
}

function componentOf(asked: Asked, widget: unknown, options: Json): DraftComponent {
  const { schema, part, depth, schemas, place, path, uiSchema, name } = asked;
  const type = typeOf(schema);
  if (depth >= mostDepth && (type === 'object' || type === 'array')) {
    part.change('type', because('unknownType', { from: type }));
    return draft('textfield');
  }
  if (type === 'object') {
    part.keep('type');
    part.keep('properties');
    part.keep('required');
    part.keep('additionalProperties');
    ui(asked);
    const inside = containerPlace(place, name);
    return draft('container', {
      hideLabel: false,
      components: readObject(schemas, schema, uiSchema, inside, path, depth + 1),
    });
  }
  return type === 'array' ? askList(asked, widget, options) : askValue(asked, widget, options);
}

const ui = ({ ui: part }: Asked): void => void part.keep('ui:order');

/** Several of some values, or rows. */
function askList(asked: Asked, widget: unknown, options: Json): DraftComponent {
  const { schema, part, schemas, place, path, uiSchema, name, depth } = asked;
  part.keep('type');
  part.keep('items');
  const raw: unknown = Array.isArray(schema.items) ? schema.items[0] : schema.items;
  const items = resolved(raw, schemas.root);
  const itemUi = isRecord(uiSchema.items) ? (uiSchema.items as Json) : {};
  const choices = choicesOf(items, options.enumNames ?? itemUi['ui:enumNames']);
  const [least, most] = ['minItems', 'maxItems'].map((one) => numberIn(part.keep(one)));
  part.keep('uniqueItems');
  if (choices) {
    if (widget === 'checkboxes' || widget === 'select') asked.ui.keep('ui:widget');
    const values = choices.map(({ label, value }) => ({ label, value: String(value) }));
    if (widget !== 'checkboxes') {
      const select = draft('select', { widget: 'choicesjs', multiple: true, data: { values } });
      return addLimits(select, { minLength: least, maxLength: most });
    }
    const boxes = draft('selectboxes', { values, ...(options.inline === true && { inline: true }) });
    return addLimits(boxes, { minSelectedCount: least, maxSelectedCount: most });
  }
  if (typeOf(items) === 'object' && !isOpen(schemas, raw)) {
    const inside = rowsPlace(place, name);
    const components = readObject(within(schemas, raw), items, itemUi, inside, `${path}[]`, depth + 1);
    const grid = draft(components.length > 4 ? 'editgrid' : 'datagrid', {
      components,
      ...(!least && { initEmpty: true }),
    });
    return addLimits(grid, { minLength: least, maxLength: most });
  }
  if (typeOf(items) === 'string' && items.format === 'data-url')
    return addLimits(draft('file', { storage: 'indexeddb', multiple: true, maxFiles: most }), {});
  const inside = openPart(schemas.ledger, `${path}[]`, items);
  const one = askValue({ ...asked, schema: items, part: inside, name: 'item' }, itemUi['ui:widget'], {});
  inside.keep('title');
  inside.keep('default');
  inside.close();
  return one.type === 'textfield' || one.type === 'number'
    ? addLimits({ ...one, multiple: true }, {})
    : draft('datagrid', { components: [{ ...one, key: 'item', label: 'Item', input: true }] });
}

function addLimits(component: DraftComponent, limits: Readonly<Record<string, unknown>>): DraftComponent {
  addRules(component, limits);
  return component;
}

function takeKey({ place, name, part }: Asked, component: DraftComponent, title: string): void {
  component.key = place.keys.take(name, title, component.type);
  if (component.key !== name) part.note('changed', 'name', because('otherKey', { from: name, to: component.key }));
}

const spaced = (name: string): string => {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function optionsOf(uiSchema: Json): Json {
  return isRecord(uiSchema['ui:options']) ? (uiSchema['ui:options'] as Json) : {};
}

function takeWords({ part, ui: own }: Asked, component: DraftComponent, options: Json): void {
  const help = textIn(own.keep('ui:help')) ?? textIn(options.help);
  const said = textIn(own.keep('ui:description')) ?? textIn(part.keep('description'));
  part.keep('description');
  add(component, { description: said ?? help, ...(said && help && { tooltip: help }) });
  add(component, {
    placeholder: textIn(own.keep('ui:placeholder')) ?? textIn(options.placeholder),
    autocomplete: textIn(own.keep('ui:autocomplete')),
  });
  const [example] = listOf(part.keep('examples'));
  if (!component.placeholder) add(component, { placeholder: textIn(example) });
}

function takeStates(
  { part, ui: own, isRequired }: Asked,
  component: DraftComponent,
  options: Json,
  schema: Json,
): void {
  if (isRequired && component.type !== 'container' && !(component.type === 'checkbox' && schema.const !== true))
    addRules(component, { required: true });
  const isOff = [own.keep('ui:disabled'), own.keep('ui:readonly'), part.keep('readOnly'), options.disabled].includes(
    true,
  );
  if (isOff) add(component, { disabled: true });
  if (own.keep('ui:autofocus') === true) add(component, { autofocus: true });
  const label = isRecord(own.look('ui:options')) ? options.label : undefined;
  if (label === false || own.keep('ui:label') === false) add(component, { hideLabel: true });
  const value = part.look('default') ?? part.look('const');
  if (value === undefined) return;
  part.keep('default');
  part.keep('const');
  if (component.type === 'selectboxes')
    component.defaultValue = Object.fromEntries(listOf(value).map((one) => [String(one), true]));
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

function finishParts({ part, ui: own, uiSchema }: Asked, component: DraftComponent): void {
  const options = optionsOf(uiSchema);
  if (Object.keys(options).every((name) => usedOptions.has(name))) own.keep('ui:options');
  else own.lose('ui:options', because('appearance'));
  for (const name of ['classNames', 'ui:classNames', 'ui:style', 'ui:rootFieldId'])
    own.lose(name, because('appearance'));
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
    if (component.type === 'container' && part.look(name) !== undefined && isConditional.has(name))
      part.change(name, because('saidOtherwise', { as: 'conditional' }));
    else part.lose(name, because('noCounterpart'));
  }
  keepForeign(component, format, part.close());
  keepForeign(component, format, own.close());
}

const isConditional: ReadonlySet<string> = new Set([
  'if',
  'then',
  'else',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
]);
