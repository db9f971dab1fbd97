import { isRecord } from '@tideform/engine';
import { addValidationRules, createDraftComponent, type DraftComponent } from '../../building/draft-component.ts';
import { createField } from '../../building/form-scope.ts';
import { parseBoolean, parseNumber, parseText } from '../../building/parse-values.ts';
import { createFindingReason } from '../../report/finding.ts';
import { openSourcePart } from '../../report/source-part.ts';
import { getLocalizedText, readLocalizedText, type SurveyQuestion } from '../survey.ts';
import { createQuestion } from './create-question.ts';

export interface SurveyChoice {
  readonly label: string;
  readonly value: unknown;
}

/** Reads choices in the formats `'a'`, `1` and `{ value, text }`; the text may be localized. */
export function readChoices({ part, survey }: SurveyQuestion, property: string): readonly SurveyChoice[] {
  const storedChoices = part.peek(property);
  if (!Array.isArray(storedChoices)) return [];
  part.keep(property);
  return storedChoices.flatMap((one: unknown, index): SurveyChoice[] => {
    if (!isRecord(one)) return parseText(one) === undefined ? [] : [{ label: String(one), value: one }];
    const choice = openSourcePart(survey.ledger, `${part.place}.${property}[${index}]`, one);
    const value = choice.keep('value') ?? choice.keep('name');
    const label = getLocalizedText(one.text ?? one.title, survey.language) ?? parseText(value) ?? '';
    choice.setTitle(label);
    readLocalizedText(choice, 'text', survey.language);
    readLocalizedText(choice, 'title', survey.language);
    for (const visibleChoices of ['visibleIf', 'enableIf'])
      choice.lose(visibleChoices, createFindingReason('untranslated', { expression: String(one[visibleChoices]) }));
    for (const picture of ['imageLink', 'imageUrl', 'imageLinkName'])
      choice.lose(picture, createFindingReason('elsewhere'));
    choice.close();
    return value === undefined ? [] : [{ label, value }];
  });
}

const specialFlags = [
  ['hasNone', 'noneText', 'none', 'None'],
  ['showNoneItem', 'noneText', 'none', 'None'],
  ['hasOther', 'otherText', 'other', 'Other (describe)'],
  ['showOtherItem', 'otherText', 'other', 'Other (describe)'],
  ['showRefuseItem', 'refuseText', 'refused', 'Refuse to answer'],
  ['showDontKnowItem', 'dontKnowText', 'dontknow', "Don't know"],
] as const;

/** Returns the choices that a question adds if a flag is set, such as "None" and "Other". */
function createSpecialChoices({ part, survey }: SurveyQuestion): readonly SurveyChoice[] {
  return specialFlags.flatMap(([flag, text, value, defaultText]): SurveyChoice[] => {
    const isEnabled = part.peek(flag) !== undefined && parseBoolean(part.keep(flag));
    return isEnabled ? [{ label: readLocalizedText(part, text, survey.language) ?? defaultText, value }] : [];
  });
}

function sortChoices({ part }: SurveyQuestion, choices: readonly SurveyChoice[]): readonly SurveyChoice[] {
  const order = part.peek('choicesOrder');
  if (order === undefined || order === 'none') {
    part.keep('choicesOrder');
    return choices;
  }
  if (order !== 'asc' && order !== 'desc') {
    part.lose('choicesOrder', createFindingReason('noCounterpart'));
    return choices;
  }
  part.keep('choicesOrder');
  const sorted = choices.toSorted((one, other) => one.label.localeCompare(other.label));
  return order === 'asc' ? sorted : sorted.toReversed();
}

/** Converts a question with a single or multiple choice. */
export function convertChoices(
  question: SurveyQuestion,
  type: 'radio' | 'select' | 'selectboxes',
  isMultiple = false,
): readonly DraftComponent[] {
  const { part, survey } = question;
  const specialChoiceList = createSpecialChoices(question);
  const choices = [
    ...sortChoices(question, [...readChoices(question, 'choices'), ...createNumberRange(question)]),
    ...specialChoiceList,
  ];
  const columns = parseNumber(part.peek('colCount'));
  if (columns !== undefined) part.keep('colCount');
  const isInline = columns !== undefined && columns !== 1;
  const values = choices.map(({ label, value }) => ({ label, value }));
  const kind = type === 'selectboxes' ? 'boxes' : isMultiple ? 'list' : 'text';
  const limits = {
    [type === 'selectboxes' ? 'minSelectedCount' : 'minLength']:
      parseNumber(part.keep('minSelectedChoices')) || undefined,
    [type === 'selectboxes' ? 'maxSelectedCount' : 'maxLength']:
      parseNumber(part.keep('maxSelectedChoices')) || undefined,
  };
  const caption = readLocalizedText(part, 'optionsCaption', survey.language);
  const source = createUrlSource(question);
  const component = createQuestion(question, {
    type,
    kind,
    choices: choices.map(({ value }) => String(value)),
    settings: {
      ...(type === 'select'
        ? { widget: 'choicesjs', data: { values, ...source?.data }, placeholder: caption }
        : { values }),
      ...(type === 'selectboxes' && { values: values.map(({ label, value }) => ({ label, value: String(value) })) }),
      ...(type !== 'select' && isInline && { inline: true }),
      ...(isMultiple && { multiple: true }),
      ...(source && { dataSrc: 'url', ...source.settings, ...(type !== 'select' && { data: source.data }) }),
    },
    rules: limits,
  });
  for (const property of [
    'choicesFromQuestion',
    'choicesFromQuestionMode',
    'choicesVisibleIf',
    'choicesEnableIf',
    'hasSelectAll',
    'showSelectAllItem',
    'selectAllText',
    'isExclusive',
  ]) {
    part.lose(property, createFindingReason('noCounterpart'));
  }
  return [
    component,
    ...createOtherText(question, component, specialChoiceList),
    ...createCommentText(question, component),
  ];
}

/** Returns the numbers from `choicesMin` to `choicesMax` as choices. */
function createNumberRange({ part }: SurveyQuestion): readonly SurveyChoice[] {
  const [min, max, step] = ['choicesMin', 'choicesMax', 'choicesStep'].map((name) => parseNumber(part.peek(name)));
  if (min === undefined || max === undefined) return [];
  for (const name of ['choicesMin', 'choicesMax', 'choicesStep']) part.keep(name);
  const by = step && step > 0 ? step : 1;
  const count = Math.min(1_000, Math.max(0, Math.floor((max - min) / by) + 1));
  return Array.from({ length: count }, (_, index) => ({
    label: String(min + index * by),
    value: min + index * by,
  }));
}

/** Returns the settings for choices that are loaded from a URL. */
function createUrlSource({ part }: SurveyQuestion) {
  const stored = part.peek('choicesByUrl');
  if (!isRecord(stored) || typeof stored.url !== 'string' || stored.url === '') {
    part.lose('choicesByUrl', createFindingReason('wrongValue'));
    return undefined;
  }
  part.change('choicesByUrl', createFindingReason('saidOtherwise', { as: 'data.url' }));
  const title = parseText(stored.titleName) ?? 'title';
  return {
    data: { url: stored.url },
    settings: {
      valueProperty: parseText(stored.valueName) ?? '',
      selectValues: parseText(stored.path)?.replaceAll(';', '.') ?? '',
      template: `<span>{{ item.${/^[\w.]+$/.test(title) ? title : 'title'} }}</span>`,
    },
  };
}

/** Creates the text field of an "other" choice. */
function createOtherText(
  { part, place: scope, survey }: SurveyQuestion,
  component: DraftComponent,
  special: readonly SurveyChoice[],
): readonly DraftComponent[] {
  const other = special.find(({ value }) => value === 'other');
  const hint =
    readLocalizedText(part, 'otherPlaceholder', survey.language) ??
    readLocalizedText(part, 'otherPlaceHolder', survey.language);
  const error = readLocalizedText(part, 'otherErrorText', survey.language);
  if (!other) return [];
  const name = `${component.key}-Comment`;
  const key = scope.keys.claim(name, undefined, name);
  scope.fields.add(`${parseText(part.peek('name'))}-Comment`, createField(scope, key, 'text'));
  const text = createDraftComponent('textfield', { key, label: other.label, input: true, placeholder: hint });
  addValidationRules(text, { required: true });
  if (error) text.errors = { required: error };
  text.conditional = {
    show: true,
    conjunction: 'all',
    conditions: [{ component: [...scope.path, component.key].join('.'), operator: 'isEqual', value: 'other' }],
  };
  return [text];
}

/** Creates the comment field below a question. */
export function createCommentText(
  { part, place: scope, survey }: SurveyQuestion,
  component: DraftComponent,
): readonly DraftComponent[] {
  const flags = ['hasComment', 'showCommentArea'].filter((name) => part.peek(name) !== undefined);
  const isThere = flags.map((name) => parseBoolean(part.keep(name))).some(Boolean);
  const label = readLocalizedText(part, 'commentText', survey.language);
  const placeholder =
    readLocalizedText(part, 'commentPlaceholder', survey.language) ??
    readLocalizedText(part, 'commentPlaceHolder', survey.language);
  if (!isThere) return [];
  const name = `${component.key}-Comment`;
  const key = scope.keys.claim(name, undefined, name);
  scope.fields.add(`${parseText(part.peek('name'))}-Comment`, createField(scope, key, 'text'));
  return [
    createDraftComponent('textarea', {
      key,
      label: label ?? String(component.label),
      input: true,
      placeholder,
      rows: 2,
    }),
  ];
}

/** Converts choices to the values of a survey's rows and columns. */
export const createNamedValues = (choices: readonly SurveyChoice[]) =>
  choices.map(({ label, value }) => ({ label, value: String(value) }));
