import { isRecord } from '@tideform/engine';
import {
  addSettings,
  addValidationRules,
  createDraftComponent,
  type DraftComponent,
} from '../building/draft-component.ts';
import { parseNumber, parseText } from '../building/parse-values.ts';
import { createFindingReason } from '../report/finding.ts';
import { getSchemaType, type Json, type SchemaProperty, toList } from './schema.ts';

interface SchemaChoice {
  readonly label: string;
  readonly value: unknown;
}

/** Returns the values that a schema allows: `enum`, or constants in `oneOf` or `anyOf`. */
export function getSchemaChoices(schema: Json, uiNames: unknown): readonly SchemaChoice[] | undefined {
  if (Array.isArray(schema.enum)) {
    const names = toList(uiNames ?? schema.enumNames);
    return schema.enum
      .filter((one) => one !== null)
      .map((value: unknown, at) => ({ label: parseText(names[at]) ?? String(value), value }));
  }
  const options = [schema.oneOf, schema.anyOf].map(toList).find((list) => list.length > 0 && list.every(isConstant));
  return options?.map((one) => {
    const { const: constant, enum: values, title } = one as Json;
    const value = constant ?? toList(values)[0];
    return { label: parseText(title) ?? String(value), value };
  });
}

const isConstant = (one: unknown): boolean => isRecord(one) && ('const' in one || toList(one.enum).length === 1);

/** Maps a text widget of the UI schema to a component type, optionally with settings. */
const componentsByWidget: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>?]>> = {
  textarea: ['textarea'],
  password: ['password'],
  email: ['email'],
  uri: ['url'],
  url: ['url'],
  date: ['datetime', { enableTime: false }],
  'date-time': ['datetime'],
  datetime: ['datetime'],
  'alt-date': ['datetime', { enableTime: false }],
  'alt-datetime': ['datetime'],
  time: ['time'],
  file: ['file', { storage: 'indexeddb' }],
  hidden: ['hidden'],
  tel: ['phoneNumber', { inputMask: '' }],
  text: ['textfield'],
  updown: ['number'],
  range: ['number'],
};

const componentsByFormat: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>?]>> = {
  email: ['email'],
  uri: ['url'],
  url: ['url'],
  date: ['datetime', { enableTime: false }],
  'date-time': ['datetime'],
  time: ['time'],
  'data-url': ['file', { storage: 'indexeddb' }],
  password: ['password'],
  phone: ['phoneNumber', { inputMask: '' }],
};

const findComponentByFormat = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(componentsByFormat, name) ? componentsByFormat[name] : undefined;
const findComponentByWidget = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(componentsByWidget, name) ? componentsByWidget[name] : undefined;

/** Converts a property that is a text, number, boolean or enumeration. */
export function convertValue(property: SchemaProperty, widget: unknown, options: Json): DraftComponent {
  const { schema, part } = property;
  const type = getSchemaType(schema);
  part.keep('type');
  const choices = getSchemaChoices(schema, options.enumNames ?? property.uiSchema['ui:enumNames']);
  if (type === 'boolean') return convertBoolean(property, widget, choices);
  if (choices) return convertChoice(property, widget, options, choices, type);
  if (type === 'integer' || type === 'number') return convertNumber(property, type, widget);
  return convertText(property, widget, options);
}

function convertBoolean(
  { part, ui, schema }: SchemaProperty,
  widget: unknown,
  choices: readonly SchemaChoice[] | undefined,
): DraftComponent {
  for (const name of ['enum', 'oneOf', 'anyOf', 'enumNames']) part.keep(name);
  if (widget !== 'radio' && widget !== 'select') {
    if (widget === 'checkbox' || widget === 'checkboxes' || widget === 'switch') ui.keep('ui:widget');
    if (schema.const === true) addValidationRules(createDraftComponent(''), {});
    return createDraftComponent('checkbox');
  }
  ui.keep('ui:widget');
  const choiceLabels = choices ?? [true, false].map((value) => ({ label: value ? 'Yes' : 'No', value }));
  return createDraftComponent('radio', {
    values: choiceLabels.map(({ label, value }) => ({ label, value: String(value) })),
    dataType: 'boolean',
    inline: true,
  });
}

function convertChoice(
  { part, ui, uiSchema }: SchemaProperty,
  widget: unknown,
  options: Json,
  choices: readonly SchemaChoice[],
  type: string,
): DraftComponent {
  for (const name of ['enum', 'oneOf', 'anyOf', 'enumNames']) part.keep(name);
  ui.keep('ui:enumNames');
  if (widget === 'radio' || widget === 'select') ui.keep('ui:widget');
  const isRadio = widget === 'radio' || options.format === 'radio';
  const dataType = type === 'number' || type === 'integer' ? 'number' : 'string';
  const values = choices.map(({ label, value }) => ({
    label,
    value: typeof value === 'object' ? JSON.stringify(value) : value,
  }));
  if (uiSchema['ui:widget'] === 'hidden') {
    ui.keep('ui:widget');
    return createDraftComponent('hidden');
  }
  if (!isRadio) return createDraftComponent('select', { widget: 'choicesjs', data: { values }, dataType });
  return createDraftComponent('radio', { values, dataType, ...(options.inline === true && { inline: true }) });
}

function convertNumber({ part, ui }: SchemaProperty, type: string, widget: unknown): DraftComponent {
  const found = findComponentByWidget(widget);
  if (found) ui.keep('ui:widget');
  const component = createDraftComponent(
    found?.[0] === 'hidden' ? 'hidden' : 'number',
    type === 'integer' ? { decimalLimit: 0 } : {},
  );
  const [min, max] = ['minimum', 'maximum'].map((name) => parseNumber(part.keep(name)));
  const [exclusiveMin, exclusiveMax] = ['exclusiveMinimum', 'exclusiveMaximum'].map((name) =>
    parseNumber(part.peek(name)),
  );
  if (type === 'integer') {
    addValidationRules(component, {
      min: min ?? (exclusiveMin === undefined ? undefined : exclusiveMin + 1),
      max: max ?? (exclusiveMax === undefined ? undefined : exclusiveMax - 1),
    });
    part.keep('exclusiveMinimum');
    part.keep('exclusiveMaximum');
  } else addValidationRules(component, { min, max });
  const step = parseNumber(part.peek('multipleOf'));
  if (step === 1 && type === 'integer') part.keep('multipleOf');
  else if (step !== undefined && /^0\.0*1$|^1$/.test(String(step))) {
    addSettings(component, { decimalLimit: String(step).split('.')[1]?.length ?? 0 });
    part.keep('multipleOf');
  }
  part.keep('format');
  return component;
}

function convertText({ part, ui, schema }: SchemaProperty, widget: unknown, options: Json): DraftComponent {
  const [byWidget, byFormat] = [findComponentByWidget(widget), findComponentByFormat(schema.format)];
  if (byWidget) ui.keep('ui:widget');
  else if (widget === 'color')
    ui.change('ui:widget', createFindingReason('otherType', { from: 'color', to: 'textfield' }));
  if (byFormat || schema.format === undefined) part.keep('format');
  const isMultiline = options.multi === true || options.rows !== undefined;
  const [type, settings] = byWidget ?? byFormat ?? [isMultiline ? 'textarea' : 'textfield'];
  const component = createDraftComponent(type, settings);
  if (type === 'textarea') addSettings(component, { rows: parseNumber(options.rows) });
  const pattern = part.peek('pattern');
  addValidationRules(component, {
    minLength: parseNumber(part.keep('minLength')),
    maxLength: parseNumber(part.keep('maxLength')),
  });
  if (typeof pattern === 'string') {
    const [startsWithAnchor, endsWithAnchor] = [
      pattern.startsWith('^'),
      pattern.endsWith('$') && !pattern.endsWith('\\$'),
    ];
    const innerPattern = pattern.slice(startsWithAnchor ? 1 : 0, endsWithAnchor ? -1 : undefined);
    const fullPattern =
      startsWithAnchor && endsWithAnchor
        ? innerPattern
        : `${startsWithAnchor ? '' : '.*'}(?:${innerPattern})${endsWithAnchor ? '' : '.*'}`;
    addValidationRules(component, { pattern: fullPattern });
    if (startsWithAnchor && endsWithAnchor) part.keep('pattern');
    else part.change('pattern', createFindingReason('saidOtherwise', { as: fullPattern }));
  }
  return component;
}
