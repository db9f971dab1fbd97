import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { parseNumber, parseText, trimEndCharacters } from '../building/parse-values.ts';
import { createXlsx } from '../files/create-xlsx.ts';
import { createFindingReason, type FindingLedger } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';
import {
  closeExportedComponent,
  type ExportedChoice,
  getExportedChoices,
  getSimpleCondition,
  getValidationRules,
  openExportedComponent,
} from './exported-component.ts';

const surveyColumns = [
  'type',
  'name',
  'label',
  'hint',
  'required',
  'relevant',
  'constraint',
  'constraint_message',
  'default',
  'appearance',
  'readonly',
] as const;
type SurveyRow = Partial<Record<(typeof surveyColumns)[number], string>>;

/** Maps a component type to the equivalent XLSForm type, optionally with an appearance. */
const typesByComponent: Readonly<Record<string, readonly [string, string?]>> = {
  textfield: ['text'],
  textarea: ['text', 'multiline'],
  password: ['text'],
  email: ['text'],
  url: ['text', 'url'],
  phoneNumber: ['text', 'numbers'],
  tags: ['text'],
  address: ['text', 'multiline'],
  number: ['decimal'],
  currency: ['decimal', 'thousands-sep'],
  checkbox: ['acknowledge'],
  time: ['time'],
  day: ['date'],
  file: ['file'],
  signature: ['image', 'signature'],
  sketchPad: ['image', 'draw'],
  location: ['geopoint'],
  barcode: ['barcode'],
  hidden: ['hidden'],
};
/** Component types that only have an approximate equivalent. */
const approximateTypes: ReadonlySet<string> = new Set([
  'password',
  'email',
  'phoneNumber',
  'tags',
  'address',
  'day',
  'currency',
]);

interface WorkbookDraft {
  readonly survey: SurveyRow[];
  readonly choices: (readonly [list: string, name: string, label: string])[];
  readonly names: Map<string, string>;
  readonly typesByName: Map<string, string>;
  readonly ledger: FindingLedger;
}

/** Exports a form as an XLSForm for ODK and KoboToolbox. */
export function writeXlsform(form: FormDefinition, title: string, ledger: FindingLedger): Uint8Array {
  const workbook: WorkbookDraft = { survey: [], choices: [], names: new Map(), typesByName: new Map(), ledger };
  assignNames(form.components, workbook, new Set());
  for (const component of form.components) writeComponent(component, workbook);
  return createXlsx({
    survey: [surveyColumns, ...workbook.survey.map((row) => surveyColumns.map((column) => row[column] ?? ''))],
    choices: [['list_name', 'name', 'label'], ...workbook.choices],
    settings: [
      ['form_title', 'form_id'],
      [title, getName(title) || 'form'],
    ],
  });
}

/** Assigns each component a unique XML name, across all groups. */
function assignNames(components: readonly ComponentDefinition[], workbook: WorkbookDraft, taken: Set<string>): void {
  for (const definition of components) {
    const preferredName = getName(definition.key ?? definition.type) || definition.type;
    let name = preferredName;
    for (let number = 2; taken.has(name); number += 1) name = `${preferredName}_${number}`;
    taken.add(name);
    if (definition.key !== undefined && !workbook.names.has(definition.key)) {
      workbook.names.set(definition.key, name);
      workbook.typesByName.set(definition.key, definition.type);
    }
    xlsformNames.set(definition, name);
    assignNames(
      findChildSlots(definition).flatMap((slot) => slot.components),
      workbook,
      taken,
    );
  }
}

/** Maps a component to its name in the XLSForm. */
const xlsformNames = new WeakMap<ComponentDefinition, string>();

const getName = (key: string): string =>
  trimEndCharacters(key.replace(/[^\w-]+/g, '_').replace(/^[^A-Za-z_]+/, ''), '_');

function writeComponent(definition: ComponentDefinition, workbook: WorkbookDraft): void {
  const { type } = definition;
  if (type === 'button') return;
  const part = openExportedComponent(workbook.ledger, definition);
  const name = xlsformNames.get(definition)!;
  if (name === definition.key) part.keep('key');
  else part.change('key', createFindingReason('otherKey', { from: definition.key ?? '', to: name }));
  const children = findChildSlots(definition).flatMap((slot) => slot.components);
  const isRows = type === 'datagrid' || type === 'editgrid';
  if (children.length > 0 || isRows) {
    part.keep('type');
    for (const inside of ['components', 'columns', 'rows', 'tabs', 'title', 'legend']) part.keep(inside);
    const row = createRow(definition, part, workbook);
    workbook.survey.push({
      ...row,
      type: isRows ? 'begin_repeat' : 'begin_group',
      name,
      label: parseText(definition.title) ?? row.label ?? '',
    });
    closeExportedComponent(part, definition);
    for (const child of children) writeComponent(child, workbook);
    workbook.survey.push({ type: isRows ? 'end_repeat' : 'end_group', name });
    return;
  }
  if (type === 'survey') writeSurveyQuestions(definition, name, part, workbook);
  else if (type === 'content' || type === 'htmlelement') {
    part.keep('type');
    part.change(
      definition.html === undefined ? 'content' : 'html',
      createFindingReason('saidOtherwise', { as: 'note' }),
    );
    workbook.survey.push({
      ...createRow(definition, part, workbook),
      type: 'note',
      name,
      label: getTextContent(String(definition.html ?? definition.content ?? '')),
    });
  } else
    workbook.survey.push({
      ...createRow(definition, part, workbook),
      name,
      ...createTypeCells(definition, name, part, workbook),
    });
  closeExportedComponent(part, definition);
}

function createTypeCells(
  definition: ComponentDefinition,
  name: string,
  part: SourcePart,
  workbook: WorkbookDraft,
): SurveyRow {
  const { type } = definition;
  if (type === 'radio' || type === 'select' || type === 'selectboxes') {
    for (const property of ['type', 'values', 'data', 'dataSrc', 'dataType', 'multiple']) part.keep(property);
    addChoiceList(name, getExportedChoices(definition), workbook);
    const isMultiple = type === 'selectboxes' || definition.multiple === true;
    return {
      type: `${isMultiple ? 'select_multiple' : 'select_one'} ${name}`,
      ...(type === 'select' && { appearance: 'minimal' }),
    };
  }
  if (type === 'datetime') {
    for (const property of ['type', 'enableTime', 'enableDate', 'format']) part.keep(property);
    return { type: definition.enableTime === false ? 'date' : 'dateTime' };
  }
  if (type === 'file' && definition.image === true) {
    for (const property of ['type', 'image', 'webcam', 'storage']) part.keep(property);
    return { type: 'image' };
  }
  const known = Object.hasOwn(typesByComponent, type) ? typesByComponent[type] : undefined;
  if (!known) {
    part.lose('type', createFindingReason('unknownType', { from: type }));
    return { type: 'text' };
  }
  if (approximateTypes.has(type)) part.change('type', createFindingReason('otherType', { from: type, to: known[0] }));
  else part.keep('type');
  part.keep('storage');
  part.keep('decimalLimit');
  if (type === 'number' && definition.decimalLimit === 0) return { type: 'integer' };
  return { type: known[0], ...(known[1] !== undefined && { appearance: known[1] }) };
}

function addChoiceList(list: string, choices: readonly ExportedChoice[], workbook: WorkbookDraft): void {
  for (const { label, value } of choices) workbook.choices.push([list, String(value).replace(/\s+/g, '_'), label]);
}

/**
 * Exports a survey component. XLSForm has no survey type, so a group of questions with the same choices is shown as a
 * table.
 */
function writeSurveyQuestions(
  definition: ComponentDefinition,
  name: string,
  part: SourcePart,
  workbook: WorkbookDraft,
): void {
  for (const property of ['values', 'questions']) part.keep(property);
  part.change('type', createFindingReason('otherType', { from: 'survey', to: 'select_one' }));
  addChoiceList(name, getExportedChoices(definition), workbook);
  const row = createRow(definition, part, workbook);
  workbook.survey.push({ ...row, type: 'begin_group', name, appearance: 'table-list' });
  for (const { label, value } of getExportedChoices(definition, 'questions')) {
    workbook.survey.push({
      type: `select_one ${name}`,
      name: `${name}_${getName(String(value))}`,
      label,
      ...(row.required !== undefined && { required: row.required }),
    });
  }
  workbook.survey.push({ type: 'end_group', name });
}

/** Creates the row of a question with the settings that all types share. */
function createRow(definition: ComponentDefinition, part: SourcePart, workbook: WorkbookDraft): SurveyRow {
  const rules = getValidationRules(definition);
  const limits = createConstraint(rules, definition.type);
  const hasMore = ['custom', 'json'].some((name) => Boolean(rules[name]));
  if (hasMore) part.lose('validate', createFindingReason('noCounterpart'));
  else part.keep('validate');
  const condition = getSimpleCondition(definition);
  const other = condition && workbook.names.get(condition.when);
  if (condition && other !== undefined) part.keep('conditional');
  const { defaultValue } = definition;
  const isPlain = (typeof defaultValue === 'string' && defaultValue !== '') || typeof defaultValue === 'number';
  const row: SurveyRow = {
    label: parseText(part.keep('label')) ?? '',
    hint: parseText(part.keep('description')) ?? parseText(part.keep('tooltip')) ?? '',
    ...(rules.required === true && { required: 'yes' }),
    ...(condition &&
      other !== undefined && { relevant: createRelevant(condition, other, workbook.typesByName.get(condition.when)) }),
    ...(limits !== '' && { constraint: limits, constraint_message: parseText(rules.customMessage) ?? '' }),
    ...(isPlain && { default: String(part.keep('defaultValue')) }),
    ...(definition.disabled === true && part.keep('disabled') === true && { readonly: 'yes' }),
  };
  return row;
}

function createRelevant(
  { eq, shows }: { readonly eq: string; readonly shows: boolean },
  name: string,
  kind: string | undefined,
): string {
  const value = kind === 'checkbox' ? (eq === 'true' ? 'OK' : '') : eq.replaceAll("'", '');
  const is =
    kind === 'selectboxes'
      ? `selected(\${${name}}, '${value}')`
      : kind === 'number' || kind === 'currency'
        ? `\${${name}} = ${parseNumber(eq) ?? 0}`
        : `\${${name}} = '${value}'`;
  return shows ? is : `not(${is})`;
}

function createConstraint(rules: Readonly<Record<string, unknown>>, type: string): string {
  const [min, max] = [parseNumber(rules.min), parseNumber(rules.max)];
  const [least, most] = [parseNumber(rules.minLength), parseNumber(rules.maxLength)];
  const isText = type === 'textfield' || type === 'textarea';
  const pattern = parseText(rules.pattern);
  return [
    ...(min === undefined ? [] : [`. >= ${min}`]),
    ...(max === undefined ? [] : [`. <= ${max}`]),
    ...(isText && least !== undefined ? [`string-length(.) >= ${least}`] : []),
    ...(isText && most !== undefined ? [`string-length(.) <= ${most}`] : []),
    ...(pattern === undefined || pattern.includes("'") ? [] : [`regex(., '^(${pattern})$')`]),
  ].join(' and ');
}

/** Returns the text content of HTML. */
const getTextContent = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
