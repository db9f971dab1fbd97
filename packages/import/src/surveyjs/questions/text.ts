import { isRecord } from '@tideform/engine';
import type { DraftComponent } from '../../building/draft-component.ts';
import type { AnswerKind } from '../../building/form-scope.ts';
import { parseNumber, parseText } from '../../building/parse-values.ts';
import { createFindingReason } from '../../report/finding.ts';
import { readLocalizedText, type SurveyQuestion } from '../survey.ts';
import { createQuestion } from './create-question.ts';

interface TextConversion {
  readonly type: string;
  readonly kind: AnswerKind;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Set if only an approximate equivalent exists. */
  readonly isApproximate?: true;
}

const conversions: Readonly<Record<string, TextConversion>> = {
  text: { type: 'textfield', kind: 'text' },
  number: { type: 'number', kind: 'number' },
  range: { type: 'number', kind: 'number', isApproximate: true },
  email: { type: 'email', kind: 'text' },
  url: { type: 'url', kind: 'text' },
  tel: { type: 'phoneNumber', kind: 'text', settings: { inputMask: '' } },
  password: { type: 'password', kind: 'text' },
  date: { type: 'datetime', kind: 'date', settings: { enableTime: false } },
  datetime: { type: 'datetime', kind: 'date' },
  'datetime-local': { type: 'datetime', kind: 'date' },
  time: { type: 'time', kind: 'time' },
  month: { type: 'day', kind: 'text', settings: { fields: { day: { hide: true } } } },
  week: { type: 'textfield', kind: 'text', isApproximate: true },
  color: { type: 'textfield', kind: 'text', isApproximate: true },
};

/** Converts a text input of any type. */
export function convertText(question: SurveyQuestion): DraftComponent {
  const { part } = question;
  const inputType = parseText(part.peek('inputType')) ?? 'text';
  const found = Object.hasOwn(conversions, inputType)
    ? conversions[inputType]!
    : { ...conversions.text!, isApproximate: true as const };
  if (found.isApproximate)
    part.change('inputType', createFindingReason('otherType', { from: inputType, to: found.type }));
  else part.keep('inputType');
  const settings = { ...found.settings, ...convertMask(question, found), ...convertAutocomplete(question) };
  const component = createQuestion(question, {
    ...found,
    settings: { ...settings, ...createDateLimits(question, found) },
    rules: createRules(question, found),
  });
  applyMessages(question, component);
  for (const property of ['step', 'minValueExpression', 'maxValueExpression', 'dataList']) {
    part.lose(property, createFindingReason('noCounterpart'));
  }
  return component;
}

function createRules({ part }: SurveyQuestion, { kind }: TextConversion): Readonly<Record<string, unknown>> {
  const max = parseNumber(part.keep('maxLength'));
  const lengths = { minLength: parseNumber(part.keep('minLength')), maxLength: max && max > 0 ? max : undefined };
  if (kind !== 'number') return lengths;
  return { ...lengths, min: parseNumber(part.keep('min')), max: parseNumber(part.keep('max')) };
}

function createDateLimits({ part }: SurveyQuestion, { kind }: TextConversion): Readonly<Record<string, unknown>> {
  if (kind !== 'date') return {};
  const [minDate, maxDate] = ['min', 'max'].map((name) => {
    const limit = parseText(part.peek(name));
    if (limit !== undefined) part.keep(name);
    return limit;
  });
  return minDate || maxDate ? { datePicker: { ...(minDate && { minDate }), ...(maxDate && { maxDate }) } } : {};
}

function applyMessages({ part, survey }: SurveyQuestion, component: DraftComponent): void {
  const [min, max] = ['minErrorText', 'maxErrorText'].map((name) => readLocalizedText(part, name, survey.language));
  if (!min && !max) return;
  component.errors = { ...(component.errors as object | undefined), ...(min && { min }), ...(max && { max }) };
}

/** Converts an input mask: SurveyJS uses 9 for a digit, `a` for a letter and # for either, which is * here. */
function convertMask({ part }: SurveyQuestion, { type }: TextConversion): Readonly<Record<string, unknown>> {
  const settings = part.peek('maskSettings');
  const pattern = isRecord(settings) ? settings.pattern : undefined;
  if (part.peek('maskType') !== 'pattern' || typeof pattern !== 'string' || type !== 'textfield') {
    for (const name of ['maskType', 'maskSettings']) part.lose(name, createFindingReason('noCounterpart'));
    return {};
  }
  part.keep('maskType');
  part.keep('maskSettings');
  return { inputMask: pattern.replaceAll('#', '*') };
}

function convertAutocomplete({ part }: SurveyQuestion): Readonly<Record<string, unknown>> {
  const property = part.peek('autocomplete') === undefined ? 'autoComplete' : 'autocomplete';
  return { autocomplete: parseText(part.keep(property)) };
}

/** Converts a multi-line text input. */
export function convertComment(question: SurveyQuestion): DraftComponent {
  const { part } = question;
  const most = parseNumber(part.keep('maxLength'));
  const component = createQuestion(question, {
    type: 'textarea',
    kind: 'text',
    settings: { rows: parseNumber(part.keep('rows')), autoExpand: part.peek('autoGrow') === true || undefined },
    rules: { minLength: parseNumber(part.keep('minLength')), maxLength: most && most > 0 ? most : undefined },
  });
  return component;
}
