import {
  addRules,
  addSettings,
  createDraft,
  type DraftComponent,
  storeForeign,
} from '../../building/draft-component.ts';
import { createField } from '../../building/form-scope.ts';
import type { AnswerKind } from '../../building/known-fields.ts';
import { parseFlag, parseText } from '../../building/read-values.ts';
import { addShowCondition, addStateLogic, type LogicScope, translate } from '../../logic/write-logic.ts';
import { createReason } from '../../report/finding.ts';
import { reportOrdinary } from '../known-properties.ts';
import { readText } from '../localized.ts';
import { format, type SurveyQuestion } from '../survey.ts';
import { surveyLanguage } from '../survey-expression.ts';
import { readValidators } from './validators.ts';

/** Result of converting a question. */
export interface Conversion {
  readonly type: string;
  readonly kind: AnswerKind;
  readonly choices?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** Creates the component of a question with the settings that all questions share: key, texts, validation and logic. */
export function createQuestion(asked: SurveyQuestion, conversion: Conversion): DraftComponent {
  const { part, place, survey } = asked;
  const title = readText(part, 'title', survey.language) ?? parseText(part.peek('name')) ?? '';
  part.setTitle(title);
  const key = assignKey(asked, title, conversion.type);
  const component = createDraft(conversion.type, { key, label: title, input: true, ...conversion.settings });
  addSettings(component, { description: readText(part, 'description', survey.language) });
  if (part.peek('titleLocation') === 'hidden')
    addSettings(component, { hideLabel: part.keep('titleLocation') === 'hidden' });
  if (conversion.rules) addRules(component, conversion.rules);
  const field = createField(place, key, conversion.kind, conversion.choices);
  registerField(asked, field);
  applyDefaults(asked, component, conversion.kind);
  applyStates(asked, component);
  const logic: LogicScope = { language: surveyLanguage, fields: place.fields, from: field, self: field };
  readValidators(asked, component, logic);
  survey.later(() => applyLogic(asked, component, logic));
  survey.later(() => closeQuestion(asked, component));
  return component;
}

/** Stores the properties that weren't read in the component's `foreign` property. */
export function closeQuestion({ part, raw }: SurveyQuestion, component: DraftComponent): void {
  reportOrdinary(part, raw);
  storeForeign(component, format, part.close());
}

function assignKey({ part, place }: SurveyQuestion, title: string, type: string): string {
  const property = part.peek('valueName') === undefined ? 'name' : 'valueName';
  const name = parseText(part.peek(property)) ?? '';
  const key = place.keys.claim(name, title, type);
  if (key === name) part.keep(property);
  else part.change(property, createReason('otherKey', { from: name, to: key }));
  if (property === 'valueName')
    part.change('name', createReason('otherKey', { from: parseText(part.peek('name')) ?? '', to: key }));
  return key;
}

function registerField({ part, place }: SurveyQuestion, field: ReturnType<typeof createField>): void {
  for (const property of ['name', 'valueName']) {
    const name = parseText(part.peek(property));
    if (name === undefined) continue;
    if (place.rowsPathLength > 0)
      for (const readMessage of ['panel', 'row', 'item']) place.fields.add(`${readMessage}.${name}`, field);
    place.fields.add(name, field);
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
  if (parseFlag(part.keep('isRequired'))) addRules(component, { required: true });
  if (part.peek('visible') !== undefined && !parseFlag(part.keep('visible'))) addSettings(component, { hidden: true });
  if (parseFlag(part.keep('readOnly'))) addSettings(component, { disabled: true });
  const message = readText(part, 'requiredErrorText', survey.language);
  if (message) component.errors = { ...(component.errors as object | undefined), required: message };
  const placeholder = part.peek('placeholder') === undefined ? 'placeHolder' : 'placeholder';
  addSettings(component, { placeholder: readText(part, placeholder, survey.language) });
}

function applyLogic({ part }: SurveyQuestion, component: DraftComponent, logic: LogicScope): void {
  translate(part, 'visibleIf', logic, (expression, rule) => addShowCondition(component, expression, rule, logic));
  translate(part, 'requiredIf', logic, (_, rule) => addStateLogic(component, 'validate.required', true, rule()));
  translate(part, 'enableIf', logic, (_, rule) => addStateLogic(component, 'disabled', true, { '!': [rule()] }));
  translate(part, 'defaultValueExpression', logic, (_, rule) =>
    addSettings(component, { customDefaultValue: toRule(rule()) }),
  );
  if (part.peek('setValueIf') === undefined) {
    translate(part, 'setValueExpression', logic, (_, rule) =>
      addSettings(component, { calculateValue: toRule(rule()) }),
    );
  }
  for (const property of ['resetValueIf', 'setValueIf', 'setValueExpression', 'correctAnswer']) {
    part.lose(property, createReason('noCounterpart'));
  }
}

const toRule = (rule: unknown): unknown => (typeof rule === 'object' && rule !== null ? rule : { cat: [rule] });
