import {
  addSettings,
  addValidationRules,
  createDraftComponent,
  type DraftComponent,
  storeForeignProperties,
} from '../../building/draft-component.ts';
import { createField } from '../../building/form-scope.ts';
import type { AnswerKind } from '../../building/known-fields.ts';
import { parseBoolean, parseText } from '../../building/parse-values.ts';
import { addPropertyLogic, addShowCondition, type LogicScope, translateExpression } from '../../logic/add-logic.ts';
import { createFindingReason } from '../../report/finding.ts';
import { reportKnownProperties } from '../known-properties.ts';
import { readLocalizedText } from '../localized.ts';
import { type SurveyQuestion, surveyFormat } from '../survey.ts';
import { surveyLanguage } from '../survey-expression.ts';
import { readValidators } from './validators.ts';

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
