import { isRecord } from '@tideform/engine';
import {
  addSettings,
  addValidationRules,
  createDraftComponent,
  type DraftComponent,
  storeForeignProperties,
} from '../../building/draft-component.ts';
import { type AnswerKind, createField } from '../../building/form-scope.ts';
import { parseBoolean, parseNumber, parseText, toList } from '../../building/parse-values.ts';
import { UntranslatableError } from '../../expressions/expression.ts';
import { toJsonLogic } from '../../expressions/to-json-logic.ts';
import {
  addPropertyLogic,
  addShowCondition,
  addValidation,
  type LogicScope,
  translateExpression,
} from '../../logic/add-logic.ts';
import { createFindingReason, type FindingReason } from '../../report/finding.ts';
import { openSourcePart, type SourcePart } from '../../report/source-part.ts';
import {
  getLocalizedText,
  readLocalizedText,
  reportKnownProperties,
  type SurveyQuestion,
  surveyFormat,
} from '../survey.ts';
import { surveyLanguage } from '../survey-expression.ts';

/** Result of converting a question. */
export interface QuestionConversion {
  readonly type: string;
  readonly kind: AnswerKind;
  readonly choices?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** Creates the component of a question with the settings that all questions share: key, texts, validation and logic. */
export function createQuestion(question: SurveyQuestion, conversion: QuestionConversion): DraftComponent {
  const { part, place: scope, survey } = question;
  const title = readLocalizedText(part, 'title', survey.language) ?? parseText(part.peek('name')) ?? '';
  part.setTitle(title);
  const key = assignKey(question, title, conversion.type);
  const component = createDraftComponent(conversion.type, { key, label: title, input: true, ...conversion.settings });
  addSettings(component, { description: readLocalizedText(part, 'description', survey.language) });
  if (part.peek('titleLocation') === 'hidden')
    addSettings(component, { hideLabel: part.keep('titleLocation') === 'hidden' });
  if (conversion.rules) addValidationRules(component, conversion.rules);
  const field = createField(scope, key, conversion.kind, conversion.choices);
  registerField(question, field);
  applyDefaults(question, component, conversion.kind);
  applyStates(question, component);
  const logic: LogicScope = { language: surveyLanguage, fields: scope.fields, from: field, self: field };
  readValidators(question, component, logic);
  survey.later(() => applyLogic(question, component, logic));
  survey.later(() => closeQuestion(question, component));
  return component;
}

/** Stores the properties that weren't read in the component's `foreign` property. */
export function closeQuestion({ part, raw }: SurveyQuestion, component: DraftComponent): void {
  reportKnownProperties(part, raw);
  storeForeignProperties(component, surveyFormat, part.close());
}

function assignKey({ part, place: scope }: SurveyQuestion, title: string, type: string): string {
  const property = part.peek('valueName') === undefined ? 'name' : 'valueName';
  const name = parseText(part.peek(property)) ?? '';
  const key = scope.keys.claim(name, title, type);
  if (key === name) part.keep(property);
  else part.change(property, createFindingReason('otherKey', { from: name, to: key }));
  if (property === 'valueName')
    part.change('name', createFindingReason('otherKey', { from: parseText(part.peek('name')) ?? '', to: key }));
  return key;
}

function registerField({ part, place: scope }: SurveyQuestion, field: ReturnType<typeof createField>): void {
  for (const property of ['name', 'valueName']) {
    const name = parseText(part.peek(property));
    if (name === undefined) continue;
    if (scope.rowsPathLength > 0)
      for (const readMessage of ['panel', 'row', 'item']) scope.fields.add(`${readMessage}.${name}`, field);
    scope.fields.add(name, field);
  }
}

function applyDefaults({ part }: SurveyQuestion, component: DraftComponent, kind: AnswerKind): void {
  const value = part.peek('defaultValue');
  if (value === undefined) return;
  if (kind === 'boxes' && Array.isArray(value)) {
    component.defaultValue = Object.fromEntries(value.map((one) => [String(one), true]));
    part.keep('defaultValue');
  } else if (kind === 'rows' || kind === 'group' ? typeof value === 'object' : true) {
    component.defaultValue = part.keep('defaultValue');
  }
}

function applyStates({ part, survey }: SurveyQuestion, component: DraftComponent): void {
  if (parseBoolean(part.keep('isRequired'))) addValidationRules(component, { required: true });
  if (part.peek('visible') !== undefined && !parseBoolean(part.keep('visible')))
    addSettings(component, { hidden: true });
  if (parseBoolean(part.keep('readOnly'))) addSettings(component, { disabled: true });
  const message = readLocalizedText(part, 'requiredErrorText', survey.language);
  if (message) component.errors = { ...(component.errors as object | undefined), required: message };
  const placeholder = part.peek('placeholder') === undefined ? 'placeHolder' : 'placeholder';
  addSettings(component, { placeholder: readLocalizedText(part, placeholder, survey.language) });
}

function applyLogic({ part }: SurveyQuestion, component: DraftComponent, logic: LogicScope): void {
  translateExpression(part, 'visibleIf', logic, (expression, rule) =>
    addShowCondition(component, expression, rule, logic),
  );
  translateExpression(part, 'requiredIf', logic, (_, rule) =>
    addPropertyLogic(component, 'validate.required', true, rule()),
  );
  translateExpression(part, 'enableIf', logic, (_, rule) =>
    addPropertyLogic(component, 'disabled', true, { '!': [rule()] }),
  );
  translateExpression(part, 'defaultValueExpression', logic, (_, rule) =>
    addSettings(component, { customDefaultValue: toRuleObject(rule()) }),
  );
  if (part.peek('setValueIf') === undefined) {
    translateExpression(part, 'setValueExpression', logic, (_, rule) =>
      addSettings(component, { calculateValue: toRuleObject(rule()) }),
    );
  }
  for (const property of ['resetValueIf', 'setValueIf', 'setValueExpression', 'correctAnswer']) {
    part.lose(property, createFindingReason('noCounterpart'));
  }
}

const toRuleObject = (rule: unknown): unknown => (typeof rule === 'object' && rule !== null ? rule : { cat: [rule] });

/**
 * Adds the rules of a validator to a component, and returns the rule names for which the validator's custom message is
 * stored.
 */
type ValidatorReader = (part: SourcePart, component: DraftComponent) => readonly string[];

const validatorReaders: Readonly<Record<string, ValidatorReader>> = {
  numeric: createLimitsReader('min', 'max', 'minValue', 'maxValue'),
  text: createLimitsReader('minLength', 'maxLength', 'minLength', 'maxLength'),
  answercount: createLimitsReader('minSelectedCount', 'maxSelectedCount', 'minCount', 'maxCount'),
  email: (_, component) => {
    addValidationRules(component, component.type === 'email' ? {} : { pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+' });
    return ['email', 'pattern'];
  },
  regex(part, component) {
    const source = part.peek('regex');
    if (typeof source !== 'string') return [];
    const { pattern, isWhole } = toWholePattern(source);
    addValidationRules(component, { pattern });
    if (isWhole) part.keep('regex');
    else part.change('regex', createFindingReason('saidOtherwise', { as: pattern }));
    return ['pattern'];
  },
};

function createLimitsReader(least: string, most: string, hasMin: string, hasMax: string): ValidatorReader {
  return (part, component) => {
    addValidationRules(component, { [least]: parseNumber(part.keep(hasMin)), [most]: parseNumber(part.keep(hasMax)) });
    return [least, most];
  };
}

/**
 * Converts a regular expression pattern. In this product, a pattern must match the whole answer; in SurveyJS, any part.
 */
function toWholePattern(source: string): { readonly pattern: string; readonly isWhole: boolean } {
  const startsWithAnchor = source.startsWith('^');
  const endsWithAnchor = source.endsWith('$') && !source.endsWith('\\$');
  const innerPattern = source.slice(startsWithAnchor ? 1 : 0, endsWithAnchor ? -1 : undefined);
  if (startsWithAnchor && endsWithAnchor) return { pattern: innerPattern, isWhole: true };
  return { pattern: `${startsWithAnchor ? '' : '.*'}(?:${innerPattern})${endsWithAnchor ? '' : '.*'}`, isWhole: false };
}

/** Converts the validators of a question. */
function readValidators(question: SurveyQuestion, component: DraftComponent, logic: LogicScope): void {
  const { part, raw, survey } = question;
  const list = toList(raw.validators);
  if (raw.validators === undefined) return;
  part.keep('validators');
  list.forEach((one, index) => {
    if (!isRecord(one)) return;
    const type = (parseText(one.type) ?? '').replace(/validator$/, '');
    const rule = openSourcePart(survey.ledger, `${part.place}.validators[${index}]`, one);
    rule.setTitle(component.label as string);
    if (type === 'expression') {
      survey.later(() => readExpression(rule, component, logic, survey.language));
      return;
    }
    const reader = Object.hasOwn(validatorReaders, type) ? validatorReaders[type] : undefined;
    if (reader) rule.keep('type');
    const names = reader?.(rule, component) ?? [];
    const message = names.length > 0 ? readLocalizedText(rule, 'text', survey.language) : undefined;
    if (message)
      component.errors = {
        ...Object.fromEntries(names.map((name) => [name, message])),
        ...(component.errors as object),
      };
    storeForeignValidator(component, rule, index, createFindingReason(reader ? 'unknown' : 'noCounterpart'));
  });
}

function readExpression(rule: SourcePart, component: DraftComponent, logic: LogicScope, language: string): void {
  const source = rule.peek('expression');
  rule.keep('type');
  try {
    if (typeof source !== 'string' || !logic.self) throw new UntranslatableError('no text');
    const context = { ...logic, call: logic.language.call };
    const expectedRule = toJsonLogic(logic.language.parse(source), context);
    const filled = toJsonLogic({ kind: 'one', operator: 'filled', of: { kind: 'self' } }, context);
    const message = getLocalizedText(rule.peek('text'), language);
    addValidation(component, expectedRule, filled, message ?? source);
    readLocalizedText(rule, 'text', language);
    rule.change('expression', createFindingReason('rewritten', { expression: source }));
  } catch (error) {
    if (!(error instanceof UntranslatableError)) throw error;
    rule.lose('expression', createFindingReason('untranslated', { expression: parseText(source) ?? '' }));
  }
  storeForeignValidator(component, rule, 0, createFindingReason('unknown'));
}

function storeForeignValidator(
  component: DraftComponent,
  rule: SourcePart,
  _index: number,
  reason: FindingReason,
): void {
  if (reason.code === 'noCounterpart') rule.lose('type', reason);
  const unread = rule.close();
  if (!unread) return;
  const before = component.foreign as { properties?: Record<string, unknown> } | undefined;
  const rules = toList(before?.properties?.validatorsLeft);
  component.foreign = { format: 'surveyjs', properties: { ...before?.properties, validatorsLeft: [...rules, unread] } };
}
