import { isRecord } from '@tideform/engine';
import { createDraftComponent, type DraftComponent, storeForeignProperties } from '../../building/draft-component.ts';
import { escapeHtml, parseBoolean, parseNumber, parseText, toList } from '../../building/parse-values.ts';
import { UntranslatableError } from '../../expressions/expression.ts';
import { addShowCondition, type LogicScope, translateExpression } from '../../logic/add-logic.ts';
import { createFindingReason } from '../../report/finding.ts';
import {
  getLocalizedText,
  readLocalizedText,
  reportKnownProperties,
  type SurveyQuestion,
  surveyFormat,
} from '../survey.ts';
import { surveyLanguage } from '../survey-expression.ts';
import { createCommentText } from './choices.ts';
import { createQuestion } from './create-question.ts';

/**
 * Converts a boolean question to a choice between two values. It can't be a checkbox, because a cleared checkbox counts
 * as unanswered, while SurveyJS stores `false`.
 */
export function convertBoolean(question: SurveyQuestion): readonly DraftComponent[] {
  const { part, survey } = question;
  if (part.peek('renderAs') === 'checkbox') {
    part.keep('renderAs');
    return [createQuestion(question, { type: 'checkbox', kind: 'truth' })];
  }
  const values = [
    {
      label: readLocalizedText(part, 'labelTrue', survey.language) ?? 'Yes',
      value: String(part.keep('valueTrue') ?? true),
    },
    {
      label: readLocalizedText(part, 'labelFalse', survey.language) ?? 'No',
      value: String(part.keep('valueFalse') ?? false),
    },
  ];
  readLocalizedText(part, 'label', survey.language);
  const hasOwnValues = part.peek('valueTrue') !== undefined || part.peek('valueFalse') !== undefined;
  const defaultValue = part.peek('defaultValue');
  const component = createQuestion(question, {
    type: 'radio',
    kind: hasOwnValues ? 'text' : 'truth',
    choices: values.map(({ value }) => value),
    settings: { values, inline: true, ...(!hasOwnValues && { dataType: 'boolean' }) },
  });
  if (defaultValue === 'indeterminate') delete component.defaultValue;
  if (defaultValue === 'true' || defaultValue === 'false') component.defaultValue = defaultValue === 'true';
  return [component, ...createCommentText(question, component)];
}

/** Converts a rating to a choice of numbers. */
export function convertRating(question: SurveyQuestion): readonly DraftComponent[] {
  const { part, survey } = question;
  const values = toList(part.keep('rateValues')).map((one) =>
    isRecord(one)
      ? { label: getLocalizedText(one.text, survey.language) ?? String(one.value), value: one.value }
      : { label: String(one), value: one },
  );
  const [min, max, step, count] = ['rateMin', 'rateMax', 'rateStep', 'rateCount'].map((name) =>
    parseNumber(part.keep(name)),
  );
  const least = min ?? 1;
  const by = step && step > 0 ? step : 1;
  const most = max ?? (count ? least + (count - 1) * by : 5);
  const numbers = Array.from(
    { length: Math.min(100, Math.max(1, Math.floor((most - least) / by) + 1)) },
    (_, at) => least + at * by,
  );
  const ratingValues = values.length > 0 ? values : numbers.map((value) => ({ label: String(value), value }));
  const endLabels = ['minRateDescription', 'maxRateDescription'].map((name) =>
    readLocalizedText(part, name, survey.language),
  );
  const labeled = ratingValues.map(({ label, value }, at) => {
    const end = at === 0 ? endLabels[0] : at === ratingValues.length - 1 ? endLabels[1] : undefined;
    return { label: end ? `${label} – ${end}` : label, value: String(value) };
  });
  part.note('changed', 'type', createFindingReason('otherType', { from: 'rating', to: 'radio' }));
  parseBoolean(part.keep('autoGenerate'));
  const isNumber = ratingValues.every(({ value }) => typeof value === 'number');
  const component = createQuestion(question, {
    type: 'radio',
    kind: isNumber ? 'number' : 'text',
    choices: labeled.map(({ value }) => value),
    settings: { values: labeled, inline: true, ...(isNumber && { dataType: 'number' }) },
  });
  return [component, ...createCommentText(question, component)];
}

/** Converts a slider to a number; range sliders have no equivalent. */
export function convertSlider(question: SurveyQuestion): DraftComponent {
  const { part } = question;
  const [min, max, step] = ['min', 'max', 'step'].map((name) => parseNumber(part.keep(name)));
  part.note('changed', 'type', createFindingReason('otherType', { from: 'slider', to: 'number' }));
  if (part.peek('sliderType') !== 'range') part.keep('sliderType');
  const rules = { min: min ?? 0, max: max ?? 100, ...(step !== undefined && { step }) };
  return createQuestion(question, { type: 'number', kind: 'number', rules });
}

/** Converts `{name}` placeholders in a text to template expressions. */
export function convertPlaceholders(html: string, logic: Pick<LogicScope, 'fields'>): string {
  return html.replaceAll(/\{([\w.-]{1,200})\}/g, (written, name: string) => {
    const field = logic.fields.get(name);
    return field && field.rowsPathLength === 0 ? `{{ data.${field.path.join('.')} }}` : written;
  });
}

/** Converts static text or a picture. */
export function convertHtmlText(question: SurveyQuestion): DraftComponent {
  const { part, place: scope, survey, raw } = question;
  const html = readLocalizedText(part, 'html', survey.language) ?? '';
  const name = parseText(part.keep('name')) ?? '';
  part.setTitle(getLocalizedText(raw.title, survey.language) ?? name);
  readLocalizedText(part, 'title', survey.language);
  const key = scope.keys.claim(name, undefined, 'content');
  const component = createDraftComponent('content', {
    key,
    label: name || 'Content',
    input: false,
    html: html || createPicture(question),
  });
  if (part.peek('visible') !== undefined && !parseBoolean(part.keep('visible'))) component.hidden = true;
  const logic: LogicScope = { language: surveyLanguage, fields: scope.fields, from: scope };
  survey.later(() => {
    component.html = convertPlaceholders(String(component.html), logic);
    translateExpression(part, 'visibleIf', logic, (expression, rule) =>
      addShowCondition(component, expression, rule, logic),
    );
    reportKnownProperties(part, raw);
    storeForeignProperties(component, surveyFormat, part.close());
  });
  return component;
}

function createPicture({ part, survey }: SurveyQuestion): string {
  const link = getLocalizedText(part.peek('imageLink'), survey.language);
  const words = getLocalizedText(part.peek('altText'), survey.language) ?? '';
  part.keep('altText');
  if (!link) return '';
  if (!/^(https:\/\/|data:image\/(png|jpeg|gif|webp);base64,)/.test(link)) {
    part.lose('imageLink', createFindingReason('elsewhere'));
    return '';
  }
  part.change('imageLink', createFindingReason('elsewhere'));
  return `<p><img src="${escapeHtml(link)}" alt="${escapeHtml(words)}"></p>`;
}

/** Converts an expression question, which shows a calculated value. */
export function convertCalculated(question: SurveyQuestion): DraftComponent {
  const { part, raw } = question;
  const isNumber =
    ['decimal', 'currency', 'percent', 'number'].includes(String(raw.displayStyle)) ||
    isNumericExpression(String(raw.expression ?? ''));
  const component = createQuestion(question, {
    type: isNumber ? 'number' : 'textfield',
    kind: isNumber ? 'number' : 'text',
    settings: { disabled: true },
  });
  const { place: scope } = question;
  const logic: LogicScope = { language: surveyLanguage, fields: scope.fields, from: scope };
  translateLater(question, logic, (rule) => {
    component.calculateValue = rule;
  });
  for (const property of ['currency', 'format', 'precision']) part.lose(property, createFindingReason('appearance'));
  part.keep('displayStyle');
  return component;
}

const isNumericExpression = (expression: string): boolean =>
  /\b(sum|avg|min|max|round|sumInArray|countInArray)\(|[*/]/.test(expression);

/**
 * Translates an expression. NOTE: this happens later, when all fields are known, so its finding is reported later as
 * well.
 */
function translateLater({ part, survey }: SurveyQuestion, logic: LogicScope, write: (rule: unknown) => void): void {
  survey.introduction(() => translateExpression(part, 'expression', logic, (_, rule) => write(toRuleObject(rule()))));
}

function toRuleObject(rule: unknown): unknown {
  if (rule === undefined) throw new UntranslatableError('nothing');
  return typeof rule === 'object' && rule !== null ? rule : { cat: [rule] };
}

/** Converts a file question. */
export function convertFile(question: SurveyQuestion): readonly DraftComponent[] {
  const { part } = question;
  const bytes = parseNumber(part.keep('maxSize'));
  const source = parseText(part.keep('sourceType'));
  const component = createQuestion(question, {
    type: 'file',
    kind: 'other',
    settings: {
      storage: 'indexeddb',
      multiple: parseBoolean(part.keep('allowMultiple')) || undefined,
      filePattern: parseText(part.keep('acceptedTypes')),
      fileMaxSize: bytes ? `${Math.max(1, Math.ceil(bytes / 1024))}KB` : undefined,
      maxFiles: parseNumber(part.keep('maxFiles')),
      webcam: source?.includes('camera') || undefined,
    },
  });
  return [component, ...createCommentText(question, component)];
}
