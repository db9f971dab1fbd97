import type { FormulaType } from '@tideform/engine/formulas';
import type { FieldEntry, GridEntry, More, Settings } from './entry.ts';
import { keyOf } from './key-of.ts';

type Gives = Pick<FieldEntry, 'choices' | 'questions'> & { readonly gives?: FormulaType };

function field(
  { type }: { readonly type: string },
  label: string,
  more: More,
  settings: Settings = {},
  gives: Gives = {},
): FieldEntry {
  return { kind: 'field', label, component: { type, ...settings }, gives: 'other', ...gives, more };
}

/** Creates the property `validate` of a component. Leaves out unset rules. */
const rules = (set: Settings): Settings => {
  const given = Object.entries(set).filter(([, value]) => value !== undefined);
  return given.length > 0 ? { validate: Object.fromEntries(given) } : {};
};

/**
 * Creates a single-line text field. `pattern`: regular expression that the whole answer must match, with an error
 * message.
 */
export function text(
  label: string,
  more: More & { readonly pattern?: readonly [string, string]; readonly longest?: number } = {},
): FieldEntry {
  const [pattern, customMessage] = more.pattern ?? [];
  return field({ type: 'textfield' }, label, more, rules({ pattern, customMessage, maxLength: more.longest }), {
    gives: 'text',
  });
}

/** Creates a multi-line text field. `shortest`: minimum number of characters. */
export function longText(
  label: string,
  more: More & { readonly rows?: number; readonly shortest?: number } = {},
): FieldEntry {
  const { rows = 3, shortest } = more;
  return field({ type: 'textarea' }, label, more, { rows, ...rules({ minLength: shortest }) }, { gives: 'text' });
}

interface Limits {
  readonly unit?: string;
  readonly min?: number;
  readonly max?: number;
  readonly decimals?: number;
}

export function number(label: string, more: More & Limits & { readonly whole?: boolean } = {}): FieldEntry {
  const { unit, min, max, decimals, whole } = more;
  const settings = {
    ...(unit && { suffix: unit }),
    ...(decimals !== undefined && { decimalLimit: decimals }),
    ...rules({ min, max, integer: whole }),
  };
  return field({ type: 'number' }, label, more, settings, { gives: 'numeric' });
}

export function money(
  label: string,
  more: More & Pick<Limits, 'min' | 'max'> & { readonly currency?: string } = {},
): FieldEntry {
  const { currency = 'USD', min, max } = more;
  return field({ type: 'currency' }, label, more, { currency, ...rules({ min, max }) }, { gives: 'numeric' });
}

/**
 * Creates a date field. `from` and `to` are the first and last permitted date; `today` is the day on which the form is
 * answered.
 */
export function date(label: string, more: More & { readonly from?: string; readonly to?: string } = {}): FieldEntry {
  const limit = (day: string | undefined) => (day === 'today' ? "moment().startOf('day')" : day);
  const [minDate, maxDate] = [limit(more.from), limit(more.to)];
  const datePicker = { ...(minDate && { minDate }), ...(maxDate && { maxDate }) };
  const settings = { enableTime: false, ...(Object.keys(datePicker).length > 0 && { datePicker }) };
  return field({ type: 'datetime' }, label, more, settings, { gives: 'date' });
}

export const dateTime = (label: string, more: More = {}): FieldEntry =>
  field({ type: 'datetime' }, label, more, { timePicker: { minuteStep: 15 } }, { gives: 'date' });

export const time = (label: string, more: More = {}): FieldEntry =>
  field({ type: 'time' }, label, more, {}, { gives: 'clock' });

/** Creates choices whose values equal their labels. */
const asRead = (labels: readonly string[]) => labels.map((label) => ({ label, value: label }));

/** Creates a radio field. */
export function choice(label: string, labels: readonly string[], more: More = {}): FieldEntry {
  const choices = asRead(labels);
  const inline = labels.length <= 5 && labels.join('').length <= 60;
  return field(
    { type: 'radio' },
    label,
    more,
    { values: choices, inline, dataType: 'string' },
    { gives: 'text', choices },
  );
}

/** Creates a dropdown. */
export function pick(label: string, labels: readonly string[], more: More = {}): FieldEntry {
  const choices = asRead(labels);
  return field(
    { type: 'select' },
    label,
    more,
    { data: { values: choices }, dataType: 'string' },
    { gives: 'text', choices },
  );
}

/** Creates a scale: a dropdown whose answers are numbers, by default from 1. */
export function scale(
  label: string,
  labels: readonly string[],
  more: More & { readonly from?: number } = {},
): FieldEntry {
  const { from = 1 } = more;
  const values = labels.map((name, index) => ({ label: `${from + index} · ${name}`, value: from + index }));
  return field({ type: 'select' }, label, more, { data: { values }, dataType: 'number' }, { gives: 'numeric' });
}

/** Creates a group of checkboxes. `least`: minimum number of selected checkboxes. */
export function ticks(
  label: string,
  labels: readonly string[],
  more: More & { readonly least?: number } = {},
): FieldEntry {
  const choices = labels.map((name) => ({ label: name, value: keyOf(name) }));
  const settings = { values: choices, ...rules({ minSelectedCount: more.least }) };
  return field({ type: 'selectboxes' }, label, more, settings, { gives: 'choices', choices });
}

/** Creates a checkbox. */
export const tick = (label: string, more: More = {}): FieldEntry =>
  field({ type: 'checkbox' }, label, more, {}, { gives: 'yesNo' });

/** Creates a checklist: several questions with the same choices, as a survey component. */
export function checklist(
  label: string,
  questions: readonly string[],
  answers: readonly string[],
  more: More = {},
): FieldEntry {
  const lines = questions.map((question) => ({ label: question, value: keyOf(question) }));
  const choices = asRead(answers);
  return field({ type: 'survey' }, label, more, { questions: lines, values: choices }, { questions: lines, choices });
}

/** Creates a signature field. `footer`: text below the signature. */
export const sign = (label: string, more: More & { readonly footer?: string } = {}): FieldEntry =>
  field({ type: 'signature' }, label, more, more.footer ? { footer: more.footer } : {});

export function photos(label: string, more: More & { readonly most?: number } = {}): FieldEntry {
  const { most = 5 } = more;
  const settings = { image: true, webcam: true, imageEditor: true, multiple: true, maxFiles: most, imageSize: '240' };
  return field({ type: 'file' }, label, { hideEmpty: true, ...more }, settings);
}

export const files = (label: string, more: More & { readonly pattern?: string } = {}): FieldEntry =>
  field({ type: 'file' }, label, { hideEmpty: true, ...more }, { multiple: true, filePattern: more.pattern ?? '*' });

export const phone = (label: string, more: More = {}): FieldEntry =>
  field({ type: 'phoneNumber' }, label, more, { inputMask: false }, { gives: 'text' });

export const email = (label: string, more: More = {}): FieldEntry =>
  field({ type: 'email' }, label, more, {}, { gives: 'text' });

/** Creates a location field. */
export const location = (label: string, more: More = {}): FieldEntry => field({ type: 'location' }, label, more);

/** Creates a number field that a formula calculates. */
export function calculated(
  label: string,
  formula: string,
  more: More & Limits & { readonly currency?: string } = {},
): FieldEntry {
  const made = more.currency ? money(label, more) : number(label, more);
  return { ...made, component: { ...made.component, disabled: true }, formula };
}

/** Creates a text field that a formula calculates, such as a risk level. */
export function verdict(label: string, formula: string, more: More = {}): FieldEntry {
  const made = text(label, more);
  return { ...made, component: { ...made.component, disabled: true }, formula };
}

/** Creates a date field that a formula calculates. */
export function calculatedDate(label: string, formula: string, more: More = {}): FieldEntry {
  const made = date(label, more);
  return { ...made, component: { ...made.component, disabled: true }, formula };
}

/** Creates a number field that counts how many questions of a checklist have an answer. */
export function counted(label: string, checklistLabel: string, answer: string, more: More = {}): FieldEntry {
  const made = number(label, more);
  const counts = { checklist: checklistLabel, answer };
  return { ...made, component: { ...made.component, disabled: true }, counts };
}

/**
 * Creates a grid. `add`: label of the button that adds a row. `least` and `most`: limits for the number of rows.
 * `empty`: starts without a row.
 */
export function grid(
  label: string,
  columns: readonly FieldEntry[],
  more: More & { readonly add: string; readonly least?: number; readonly most?: number; readonly empty?: boolean },
): GridEntry {
  const { add: addAnother, least: minLength, most: maxLength, empty } = more;
  const settings = { addAnother, ...(empty && { initEmpty: true }), ...rules({ minLength, maxLength }) };
  return { kind: 'grid', label, columns, component: { type: 'datagrid', ...settings }, more };
}
