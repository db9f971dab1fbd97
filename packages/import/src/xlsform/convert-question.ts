import { addSettings, createDraftComponent, type DraftComponent } from '../building/draft-component.ts';
import { type AnswerKind, createField, createRowsScope } from '../building/form-scope.ts';
import { escapeHtml } from '../building/parse-values.ts';
import { type LogicScope, translateExpression } from '../logic/add-logic.ts';
import { createFindingReason } from '../report/finding.ts';
import { createFilteredChoices, parseRangeParameters, toLabeledChoices } from './choices.ts';
import { applyRelevant, closeRow, convertCommonColumns } from './convert-common-columns.ts';
import { readText, type XlsformQuestion } from './xlsform.ts';
import { xpathLanguage } from './xpath.ts';

interface QuestionConversion {
  readonly type: string;
  readonly kind: AnswerKind;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Set if only an approximate equivalent exists. */
  readonly isApproximate?: true;
}

const textConversion: QuestionConversion = { type: 'textfield', kind: 'text' };
const createFileConversion = (filePattern: string, moreSettings: object = {}): QuestionConversion => ({
  type: 'file',
  kind: 'other',
  settings: { storage: 'indexeddb', filePattern, ...moreSettings },
});
const hiddenConversion: QuestionConversion = { type: 'hidden', kind: 'text' };
const todayRule = { substr: [{ relativeMaxDate: [0] }, 0, 10] };

const conversions: Readonly<Record<string, QuestionConversion>> = {
  text: textConversion,
  string: textConversion,
  integer: { type: 'number', kind: 'number', settings: { decimalLimit: 0 } },
  int: { type: 'number', kind: 'number', settings: { decimalLimit: 0 } },
  decimal: { type: 'number', kind: 'number' },
  range: { type: 'number', kind: 'number' },
  date: { type: 'datetime', kind: 'date', settings: { enableTime: false } },
  datetime: { type: 'datetime', kind: 'date' },
  time: { type: 'time', kind: 'time' },
  image: createFileConversion('image/*', { image: true, webcam: true }),
  photo: createFileConversion('image/*', { image: true, webcam: true }),
  audio: createFileConversion('audio/*'),
  'background-audio': { ...createFileConversion('audio/*'), isApproximate: true },
  video: createFileConversion('video/*'),
  file: createFileConversion('*'),
  geopoint: { type: 'location', kind: 'other' },
  'start-geopoint': { type: 'location', kind: 'other', isApproximate: true },
  geotrace: { ...textConversion, isApproximate: true },
  geoshape: { ...textConversion, isApproximate: true },
  barcode: { type: 'barcode', kind: 'other' },
  acknowledge: { type: 'checkbox', kind: 'truth' },
  trigger: { type: 'checkbox', kind: 'truth' },
  calculate: hiddenConversion,
  hidden: hiddenConversion,
  today: { type: 'hidden', kind: 'date', settings: { customDefaultValue: todayRule } },
  start: { type: 'hidden', kind: 'date', settings: { customDefaultValue: { relativeMaxDate: [0] } } },
  email: { ...hiddenConversion, isApproximate: true },
  end: { ...hiddenConversion, isApproximate: true },
};

/** Metadata questions whose answers come from the device. */
const deviceTypes: ReadonlySet<string> = new Set(
  'deviceid phonenumber username simserial subscriberid audit imei'.split(' '),
);

/** Converts a question that isn't a choice. */
export function convertPlainQuestion(question: XlsformQuestion, type: string): DraftComponent {
  const { part, appearance } = question;
  if (type === 'note') return convertNote(question);
  const known = Object.hasOwn(conversions, type)
    ? conversions[type]!
    : deviceTypes.has(type)
      ? { ...hiddenConversion, isApproximate: true as const }
      : undefined;
  const conversion = known ? applyAppearance(known, question) : textConversion;
  if (!known) part.change('type', createFindingReason('unknownType', { from: type }));
  else if (known.isApproximate)
    part.lose('type', createFindingReason('otherType', { from: type, to: conversion.type }));
  else part.keep('type');
  const component = createComponent(question, conversion);
  if (type === 'range') {
    const { start, end } = parseRangeParameters(part.keep('parameters') as string | undefined);
    addSettings(component, {
      validate: { ...(start !== undefined && { min: start }), ...(end !== undefined && { max: end }) },
    });
  } else if (conversion.type === 'file')
    addSettings(component, {
      photoMaxSize: parseRangeParameters(part.keep('parameters') as string | undefined)['max-pixels'],
    });
  if (appearance.includes('no-calendar')) part.keep('appearance');
  return component;
}

/** Adapts the component to the question's appearance. */
function applyAppearance(known: QuestionConversion, { appearance, part }: XlsformQuestion): QuestionConversion {
  const hasAppearance = (word: string) => appearance.includes(word);
  const storeProperties = (kind: QuestionConversion): QuestionConversion => {
    part.keep('appearance');
    return kind;
  };
  if (known === textConversion && hasAppearance('multiline'))
    return storeProperties({ type: 'textarea', kind: 'text' });
  if (known === textConversion && (hasAppearance('numbers') || hasAppearance('url'))) return storeProperties(known);
  if (known.type === 'number' && hasAppearance('thousands-sep'))
    return storeProperties({ ...known, settings: { ...known.settings, delimiter: true } });
  if (known.type === 'file' && hasAppearance('signature')) return storeProperties({ type: 'signature', kind: 'other' });
  if (known.type === 'file' && (hasAppearance('draw') || hasAppearance('annotate')))
    return storeProperties({ type: 'sketchPad', kind: 'other' });
  if (known.kind === 'date' && (hasAppearance('month-year') || hasAppearance('year'))) {
    const fields = { day: { hide: true }, ...(hasAppearance('year') && { month: { hide: true } }) };
    return storeProperties({ type: 'day', kind: 'text', settings: { fields } });
  }
  return known;
}

function createComponent(
  question: XlsformQuestion,
  { type, kind, settings }: QuestionConversion,
  choices: readonly string[] = [],
): DraftComponent {
  const { part, scope, form } = question;
  const name = String(part.peek('name') ?? '');
  const label = readText(part, 'label', form) ?? '';
  part.setTitle(label || name);
  const key = scope.keys.claim(name, label, type);
  if (key === name) part.keep('name');
  else part.change('name', createFindingReason('otherKey', { from: name, to: key }));
  const component = createDraftComponent(type, {
    key,
    label: label || name,
    ...(label === '' && type !== 'hidden' && { hideLabel: true }),
    input: true,
    ...settings,
  });
  const field = createField(scope, key, kind, choices);
  scope.fields.add(name, field);
  convertCommonColumns(question, component, field);
  return component;
}

/** Converts a note. References to answers in its text are converted too. */
function convertNote(question: XlsformQuestion): DraftComponent {
  const { part, scope, form } = question;
  part.keep('type');
  const name = String(part.keep('name') ?? '');
  const label = readText(part, 'label', form) ?? '';
  const hint = readText(part, 'hint', form);
  part.setTitle(label || name);
  const component = createDraftComponent('content', {
    key: scope.keys.claim(name, undefined, 'content'),
    label: name || 'Note',
    input: false,
  });
  part.keep('readonly');
  part.keep('required');
  const logic: LogicScope = { language: xpathLanguage, fields: scope.fields, from: scope };
  form.later(() => {
    const html = [label, hint]
      .filter((one) => one !== undefined)
      .map((one) => `<p>${convertMarkdown(one)}</p>`)
      .join('');
    component.html = html.replaceAll(/\$\{\s*([\w.-]+)\s*\}/g, (templateText, placeholder: string) => {
      const field = scope.fields.get(placeholder);
      return field && field.rowsPathLength === 0 ? `{{ data.${field.path.join('.')} }}` : templateText;
    });
    applyRelevant(question, component, logic);
    closeRow(question, component);
  });
  return component;
}

/** Converts the Markdown subset of XLSForm labels to HTML: line breaks, **bold**, headings. */
const convertMarkdown = (label: string): string =>
  escapeHtml(label)
    .replaceAll(/\*\*([^*\n]{1,500})\*\*/g, '<strong>$1</strong>')
    .replaceAll(/^#{1,6} ?/gm, '')
    .replaceAll('\n', '<br>');

/** Converts a single or multiple choice from a list. */
export function convertChoices(
  question: XlsformQuestion,
  isMultiple: boolean,
  hasOther: boolean,
): readonly DraftComponent[] {
  const { part, form, scope, listName: given, appearance } = question;
  const list = form.lists.get(given);
  if (list) part.keep('type');
  else part.lose('type', createFindingReason('elsewhere'));
  const choices = list ?? [];
  const values = [...toLabeledChoices(choices), ...(hasOther ? [{ label: 'Other', value: 'other' }] : [])];
  const isShort = ['minimal', 'autocomplete', 'search', 'minimal-compact'].some((word) => appearance.includes(word));
  const isInline = appearance.some((word) => /^(horizontal|quick|columns|likert|compact|list|label|w\d)/.test(word));
  const type = isShort || (values.length > 20 && !isMultiple) ? 'select' : isMultiple ? 'selectboxes' : 'radio';
  if (isShort || isInline) part.keep('appearance');
  const kind = isMultiple ? (type === 'select' ? 'list' : 'boxes') : 'text';
  const settings = {
    ...(type === 'select' ? { widget: 'choicesjs', data: { values } } : { values }),
    ...(type === 'select' && isMultiple && { multiple: true }),
    ...(type !== 'select' && isInline && { inline: true }),
    ...(!isMultiple && { dataType: 'string' }),
  };
  const component = createComponent(
    question,
    { type, kind, settings },
    values.map(({ value }) => value),
  );
  if (/\brandomize\b/.test(String(part.peek('parameters') ?? '')))
    part.lose('parameters', createFindingReason('noCounterpart'));
  applyChoiceFilter(question, component, choices);
  if (!hasOther) return [component];
  const name = `${String(part.peek('name'))}_other`;
  const key = scope.keys.claim(name, undefined, name);
  scope.fields.add(name, createField(scope, key, 'text'));
  const other = createDraftComponent('textfield', {
    key,
    label: 'Specify other.',
    input: true,
    validate: { required: true },
  });
  other.conditional = {
    show: true,
    conjunction: 'all',
    conditions: [{ component: [...scope.path, component.key].join('.'), operator: 'isEqual', value: 'other' }],
  };
  return [component, other];
}

/** Converts a choice filter to generated code, and reloads the choices when the answers in the filter change. */
function applyChoiceFilter(
  { part, form, scope }: XlsformQuestion,
  component: DraftComponent,
  choices: Parameters<typeof createFilteredChoices>[0],
): void {
  const filter = part.peek('choice_filter');
  if (typeof filter !== 'string') return;
  const columns = new Set(choices.flatMap((choice) => Object.keys(choice.columns)));
  const language = {
    ...xpathLanguage,
    parse: (source: string) => xpathLanguage.parse(wrapColumnNames(source, columns)),
  };
  form.runBefore(() =>
    translateExpression(part, 'choice_filter', { language, fields: scope.fields, from: scope }, (expression) => {
      const { code, refreshOn } = createFilteredChoices(choices, expression, scope);
      addSettings(component, {
        dataSrc: 'custom',
        data: { custom: code },
        valueProperty: 'value',
        template: '<span>{{ item.label }}</span>',
      });
      if (refreshOn.length > 0) addSettings(component, { refreshOn: refreshOn[0], clearOnRefresh: true });
    }),
  );
}

/** Rewrites column names in a choice filter as function calls, because expressions can't contain bare column names. */
const wrapColumnNames = (source: string, columns: ReadonlySet<string>): string =>
  source.replaceAll(/\$\{[^{}]*\}|'[^']*'|"[^"]*"|[\p{L}_][\p{L}\w-]*/gu, (word) =>
    columns.has(word) ? `column("${word}")` : word,
  );

/** Converts a ranking to rows that respondents reorder. */
export function convertRanking(question: XlsformQuestion): DraftComponent {
  const { part, form, listName: given } = question;
  const choices = form.lists.get(given) ?? [];
  part.change('type', createFindingReason('otherType', { from: 'rank', to: 'datagrid' }));
  return createComponent(question, {
    type: 'datagrid',
    kind: 'rows',
    settings: {
      reorder: true,
      disableAddingRemovingRows: true,
      defaultValue: choices.map(({ label }) => ({ item: label })),
      components: [{ type: 'textfield', key: 'item', label: '', hideLabel: true, input: true, disabled: true }],
    },
  });
}

/** Opens a repeat, which becomes a grid with its own questions. */
export function openRepeat(question: XlsformQuestion): {
  readonly component: DraftComponent;
  readonly place: ReturnType<typeof createRowsScope>;
} {
  const { part } = question;
  part.keep('type');
  const count = Number(part.peek('repeat_count'));
  const component = createComponent(question, { type: 'editgrid', kind: 'rows', settings: { components: [] } });
  if (Number.isInteger(count) && count > 0 && count <= 100) {
    part.keep('repeat_count');
    addSettings(component, {
      defaultValue: Array.from({ length: count }, () => ({})),
      validate: { minLength: count, maxLength: count },
    });
  }
  if (question.appearance.includes('field-list')) part.keep('appearance');
  // Names are unique across the whole XLSForm, so the fields of the repeat stay visible outside.
  return { component, place: { ...createRowsScope(question.scope, component.key!), fields: question.scope.fields } };
}
