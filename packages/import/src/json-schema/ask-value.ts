import { isRecord } from '@tideform/engine';
import { add, addRules, type DraftComponent, draft } from '../building/draft-component.ts';
import { numberIn, textIn } from '../building/read-values.ts';
import { because } from '../report/finding.ts';
import { type Asked, type Json, listOf, typeOf } from './schema.ts';

interface Choice {
  readonly label: string;
  readonly value: unknown;
}

/** The values that a schema names: `enum`, or `oneOf` and `anyOf` of constants. */
export function choicesOf(schema: Json, uiNames: unknown): readonly Choice[] | undefined {
  if (Array.isArray(schema.enum)) {
    const names = listOf(uiNames ?? schema.enumNames);
    return schema.enum
      .filter((one) => one !== null)
      .map((value: unknown, at) => ({ label: textIn(names[at]) ?? String(value), value }));
  }
  const options = [schema.oneOf, schema.anyOf].map(listOf).find((list) => list.length > 0 && list.every(isConstant));
  return options?.map((one) => {
    const { const: constant, enum: values, title } = one as Json;
    const value = constant ?? listOf(values)[0];
    return { label: textIn(title) ?? String(value), value };
  });
}

const isConstant = (one: unknown): boolean => isRecord(one) && ('const' in one || listOf(one.enum).length === 1);

/** What a widget of the UI schema makes of a text. */
const widgets: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>?]>> = {
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

const formats: Readonly<Record<string, readonly [string, Readonly<Record<string, unknown>>?]>> = {
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

const formatNames = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(formats, name) ? formats[name] : undefined;
const widgetNames = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(widgets, name) ? widgets[name] : undefined;

/** A text, a number, yes or no, or one of some values. */
export function askValue(asked: Asked, widget: unknown, options: Json): DraftComponent {
  const { schema, part } = asked;
  const type = typeOf(schema);
  part.keep('type');
  const choices = choicesOf(schema, options.enumNames ?? asked.uiSchema['ui:enumNames']);
  if (type === 'boolean') return askYesNo(asked, widget, choices);
  if (choices) return askChoice(asked, widget, options, choices, type);
  if (type === 'integer' || type === 'number') return askNumber(asked, type, widget);
  return askText(asked, widget, options);
}

function askYesNo(
  { part, ui, schema }: Asked,
  widget: unknown,
  choices: readonly Choice[] | undefined,
): DraftComponent {
  for (const name of ['enum', 'oneOf', 'anyOf', 'enumNames']) part.keep(name);
  if (widget !== 'radio' && widget !== 'select') {
    if (widget === 'checkbox' || widget === 'checkboxes' || widget === 'switch') ui.keep('ui:widget');
    if (schema.const === true) addRules(draft(''), {});
    return draft('checkbox');
  }
  ui.keep('ui:widget');
  const named = choices ?? [true, false].map((value) => ({ label: value ? 'Yes' : 'No', value }));
  return draft('radio', {
    values: named.map(({ label, value }) => ({ label, value: String(value) })),
    dataType: 'boolean',
    inline: true,
  });
}

function askChoice(
  { part, ui, uiSchema }: Asked,
  widget: unknown,
  options: Json,
  choices: readonly Choice[],
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
    return draft('hidden');
  }
  if (!isRadio) return draft('select', { widget: 'choicesjs', data: { values }, dataType });
  return draft('radio', { values, dataType, ...(options.inline === true && { inline: true }) });
}

function askNumber({ part, ui }: Asked, type: string, widget: unknown): DraftComponent {
  const found = widgetNames(widget);
  if (found) ui.keep('ui:widget');
  const component = draft(found?.[0] === 'hidden' ? 'hidden' : 'number', type === 'integer' ? { decimalLimit: 0 } : {});
  const [least, most] = ['minimum', 'maximum'].map((name) => numberIn(part.keep(name)));
  const [above, below] = ['exclusiveMinimum', 'exclusiveMaximum'].map((name) => numberIn(part.look(name)));
  if (type === 'integer') {
    addRules(component, {
      min: least ?? (above === undefined ? undefined : above + 1),
      max: most ?? (below === undefined ? undefined : below - 1),
    });
    part.keep('exclusiveMinimum');
    part.keep('exclusiveMaximum');
  } else addRules(component, { min: least, max: most });
  const step = numberIn(part.look('multipleOf'));
  if (step === 1 && type === 'integer') part.keep('multipleOf');
  else if (step !== undefined && /^0\.0*1$|^1$/.test(String(step))) {
    add(component, { decimalLimit: String(step).split('.')[1]?.length ?? 0 });
    part.keep('multipleOf');
  }
  part.keep('format');
  return component;
}

function askText({ part, ui, schema }: Asked, widget: unknown, options: Json): DraftComponent {
  const [byWidget, byFormat] = [widgetNames(widget), formatNames(schema.format)];
  if (byWidget) ui.keep('ui:widget');
  else if (widget === 'color') ui.change('ui:widget', because('otherType', { from: 'color', to: 'textfield' }));
  if (byFormat || schema.format === undefined) part.keep('format');
  const isMany = options.multi === true || options.rows !== undefined;
  const [type, settings] = byWidget ?? byFormat ?? [isMany ? 'textarea' : 'textfield'];
  const component = draft(type, settings);
  if (type === 'textarea') add(component, { rows: numberIn(options.rows) });
  const pattern = part.look('pattern');
  addRules(component, { minLength: numberIn(part.keep('minLength')), maxLength: numberIn(part.keep('maxLength')) });
  if (typeof pattern === 'string') {
    const [isBegun, isEnded] = [pattern.startsWith('^'), pattern.endsWith('$') && !pattern.endsWith('\\$')];
    const inside = pattern.slice(isBegun ? 1 : 0, isEnded ? -1 : undefined);
    const whole = isBegun && isEnded ? inside : `${isBegun ? '' : '.*'}(?:${inside})${isEnded ? '' : '.*'}`;
    addRules(component, { pattern: whole });
    if (isBegun && isEnded) part.keep('pattern');
    else part.change('pattern', because('saidOtherwise', { as: whole }));
  }
  return component;
}
