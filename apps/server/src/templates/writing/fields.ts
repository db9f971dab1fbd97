import type { FormulaType } from '@tideform/engine/formulas';
import type { ComponentSettings, EntryOptions, FieldEntry, GridEntry } from './entry.ts';
import { toPropertyName } from './to-property-name.ts';

type FieldValueInfo = Pick<FieldEntry, 'choices' | 'questions'> & { readonly valueType?: FormulaType };

function createField(
  { type }: { readonly type: string },
  label: string,
  options: EntryOptions,
  settings: ComponentSettings = {},
  valueInfo: FieldValueInfo = {},
): FieldEntry {
  return { kind: 'field', label, component: { type, ...settings }, valueType: 'other', ...valueInfo, options };
}

/** Creates the property `validate` of a component. Leaves out unset rules. */
const createValidation = (set: ComponentSettings): ComponentSettings => {
  const setRules = Object.entries(set).filter(([, value]) => value !== undefined);
  return setRules.length > 0 ? { validate: Object.fromEntries(setRules) } : {};
};

/**
 * Creates a single-line text field. `pattern`: regular expression that the whole answer must match, with an error
 * message.
 */
export function text(
  label: string,
  options: EntryOptions & { readonly pattern?: readonly [string, string]; readonly longest?: number } = {},
): FieldEntry {
  const [pattern, customMessage] = options.pattern ?? [];
  return createField(
    { type: 'textfield' },
    label,
    options,
    createValidation({ pattern, customMessage, maxLength: options.longest }),
    {
      valueType: 'text',
    },
  );
}

/** Creates a multi-line text field. `shortest`: minimum number of characters. */
export function longText(
  label: string,
  options: EntryOptions & { readonly rows?: number; readonly shortest?: number } = {},
): FieldEntry {
  const { rows = 3, shortest } = options;
  return createField(
    { type: 'textarea' },
    label,
    options,
    { rows, ...createValidation({ minLength: shortest }) },
    { valueType: 'text' },
  );
}

interface NumberOptions {
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
}

export function number(
  label: string,
  options: EntryOptions & NumberOptions & { readonly whole?: boolean } = {},
): FieldEntry {
  const { unit, min, max, decimals, whole } = options;
  const settings = {
    ...(unit && { suffix: unit }),
    ...(decimals !== undefined && { decimalLimit: decimals }),
    ...createValidation({ min, max, integer: whole }),
  };
  return createField({ type: 'number' }, label, options, settings, { valueType: 'numeric' });
}

export function money(
  label: string,
  options: EntryOptions & Pick<NumberOptions, 'min' | 'max'> & { readonly currency?: string } = {},
): FieldEntry {
  const { currency = 'USD', min, max } = options;
  return createField(
    { type: 'currency' },
    label,
    options,
    { currency, ...createValidation({ min, max }) },
    { valueType: 'numeric' },
  );
}

/**
 * Creates a date field. `from` and `to` are the first and last permitted date; `today` is the day on which the form is
 * answered.
 */
export function date(
  label: string,
  options: EntryOptions & { readonly from?: string; readonly to?: string } = {},
): FieldEntry {
  const limit = (day: string | undefined) => (day === 'today' ? "moment().startOf('day')" : day);
  const [minDate, maxDate] = [limit(options.from), limit(options.to)];
  const datePicker = { ...(minDate && { minDate }), ...(maxDate && { maxDate }) };
  const settings = { enableTime: false, ...(Object.keys(datePicker).length > 0 && { datePicker }) };
  return createField({ type: 'datetime' }, label, options, settings, { valueType: 'date' });
}

export const dateTime = (label: string, options: EntryOptions = {}): FieldEntry =>
  createField({ type: 'datetime' }, label, options, { timePicker: { minuteStep: 15 } }, { valueType: 'date' });

export const time = (label: string, options: EntryOptions = {}): FieldEntry =>
  createField({ type: 'time' }, label, options, {}, { valueType: 'clock' });

/** Creates choices whose values equal their labels. */
const toChoices = (labels: readonly string[]) => labels.map((label) => ({ label, value: label }));

/** Creates a radio field. */
export function radioField(label: string, labels: readonly string[], options: EntryOptions = {}): FieldEntry {
  const choices = toChoices(labels);
  const inline = labels.length <= 5 && labels.join('').length <= 60;
  return createField(
    { type: 'radio' },
    label,
    options,
    { values: choices, inline, dataType: 'string' },
    { valueType: 'text', choices },
  );
}

/** Creates a dropdown. */
export function dropdown(label: string, labels: readonly string[], options: EntryOptions = {}): FieldEntry {
  const choices = toChoices(labels);
  return createField(
    { type: 'select' },
    label,
    options,
    { data: { values: choices }, dataType: 'string' },
    { valueType: 'text', choices },
  );
}

/** Creates a scale: a dropdown whose answers are numbers, by default from 1. */
export function scale(
  label: string,
  labels: readonly string[],
  options: EntryOptions & { readonly from?: number } = {},
): FieldEntry {
  const { from = 1 } = options;
  const values = labels.map((name, index) => ({ label: `${from + index} · ${name}`, value: from + index }));
  return createField(
    { type: 'select' },
    label,
    options,
    { data: { values }, dataType: 'number' },
    { valueType: 'numeric' },
  );
}

/** Creates a group of checkboxes. `least`: minimum number of selected checkboxes. */
export function checkboxGroup(
  label: string,
  labels: readonly string[],
  options: EntryOptions & { readonly least?: number } = {},
): FieldEntry {
  const choices = labels.map((name) => ({ label: name, value: toPropertyName(name) }));
  const settings = { values: choices, ...createValidation({ minSelectedCount: options.least }) };
  return createField({ type: 'selectboxes' }, label, options, settings, { valueType: 'choices', choices });
}

/** Creates a checkbox. */
export const checkbox = (label: string, options: EntryOptions = {}): FieldEntry =>
  createField({ type: 'checkbox' }, label, options, {}, { valueType: 'yesNo' });

/** Creates a checklist: several questions with the same choices, as a survey component. */
export function checklist(
  label: string,
  questions: readonly string[],
  answers: readonly string[],
  options: EntryOptions = {},
): FieldEntry {
  const lines = questions.map((question) => ({ label: question, value: toPropertyName(question) }));
  const choices = toChoices(answers);
  return createField(
    { type: 'survey' },
    label,
    options,
    { questions: lines, values: choices },
    { questions: lines, choices },
  );
}

/** Creates a signature field. `footer`: text below the signature. */
export const signature = (label: string, options: EntryOptions & { readonly footer?: string } = {}): FieldEntry =>
  createField({ type: 'signature' }, label, options, options.footer ? { footer: options.footer } : {});

export function photos(label: string, options: EntryOptions & { readonly most?: number } = {}): FieldEntry {
  const { most = 5 } = options;
  const settings = { image: true, webcam: true, imageEditor: true, multiple: true, maxFiles: most, imageSize: '240' };
  return createField({ type: 'file' }, label, { hideEmpty: true, ...options }, settings);
}

export const files = (label: string, options: EntryOptions & { readonly pattern?: string } = {}): FieldEntry =>
  createField(
    { type: 'file' },
    label,
    { hideEmpty: true, ...options },
    { multiple: true, filePattern: options.pattern ?? '*' },
  );

export const phone = (label: string, options: EntryOptions = {}): FieldEntry =>
  createField({ type: 'phoneNumber' }, label, options, { inputMask: false }, { valueType: 'text' });

export const email = (label: string, options: EntryOptions = {}): FieldEntry =>
  createField({ type: 'email' }, label, options, {}, { valueType: 'text' });

/** Creates a location field. */
export const location = (label: string, options: EntryOptions = {}): FieldEntry =>
  createField({ type: 'location' }, label, options);

/** Creates a number field that a formula calculates. */
export function calculated(
  label: string,
  formula: string,
  options: EntryOptions & NumberOptions & { readonly currency?: string } = {},
): FieldEntry {
  const inputField = options.currency ? money(label, options) : number(label, options);
  return { ...inputField, component: { ...inputField.component, disabled: true }, formula };
}

/** Creates a text field that a formula calculates, such as a risk level. */
export function calculatedText(label: string, formula: string, options: EntryOptions = {}): FieldEntry {
  const inputField = text(label, options);
  return { ...inputField, component: { ...inputField.component, disabled: true }, formula };
}

/** Creates a date field that a formula calculates. */
export function calculatedDate(label: string, formula: string, options: EntryOptions = {}): FieldEntry {
  const inputField = date(label, options);
  return { ...inputField, component: { ...inputField.component, disabled: true }, formula };
}

/** Creates a number field that counts how many questions of a checklist have an answer. */
export function answerCount(
  label: string,
  checklistLabel: string,
  answer: string,
  options: EntryOptions = {},
): FieldEntry {
  const inputField = number(label, options);
  const counts = { checklist: checklistLabel, answer };
  return { ...inputField, component: { ...inputField.component, disabled: true }, counts };
}

/**
 * Creates a grid. `add`: label of the button that adds a row. `least` and `most`: limits for the number of rows.
 * `empty`: starts without a row.
 */
export function grid(
  label: string,
  columns: readonly FieldEntry[],
  options: EntryOptions & {
    readonly add: string;
    readonly least?: number;
    readonly most?: number;
    readonly empty?: boolean;
  },
): GridEntry {
  const { add: addAnother, least: minLength, most: maxLength, empty } = options;
  const settings = { addAnother, ...(empty && { initEmpty: true }), ...createValidation({ minLength, maxLength }) };
  return { kind: 'grid', label, columns, component: { type: 'datagrid', ...settings }, options };
}
