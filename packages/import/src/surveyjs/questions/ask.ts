import { add, addRules, type DraftComponent, draft, keepForeign } from '../../building/draft-component.ts';
import { fieldIn } from '../../building/form-place.ts';
import type { AnswerKind } from '../../building/known-fields.ts';
import { flagIn, textIn } from '../../building/read-values.ts';
import { type LogicPlace, setWhile, showWhile, translate } from '../../logic/write-logic.ts';
import { because } from '../../report/finding.ts';
import { takeOrdinary } from '../known-properties.ts';
import { words } from '../localized.ts';
import { type Asked, format } from '../survey.ts';
import { surveyLanguage } from '../survey-expression.ts';
import { readValidators } from './validators.ts';

/** What a question becomes. */
export interface Becomes {
  readonly type: string;
  readonly kind: AnswerKind;
  readonly choices?: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly rules?: Readonly<Record<string, unknown>>;
}

/** Makes the component of a question: with its key, its words, its rules and its logic, all that questions have in common. */
export function ask(asked: Asked, becomes: Becomes): DraftComponent {
  const { part, place, survey } = asked;
  const title = words(part, 'title', survey.language) ?? textIn(part.look('name')) ?? '';
  part.call(title);
  const key = takeKey(asked, title, becomes.type);
  const component = draft(becomes.type, { key, label: title, input: true, ...becomes.settings });
  add(component, { description: words(part, 'description', survey.language) });
  if (part.look('titleLocation') === 'hidden') add(component, { hideLabel: part.keep('titleLocation') === 'hidden' });
  if (becomes.rules) addRules(component, becomes.rules);
  const field = fieldIn(place, key, becomes.kind, becomes.choices);
  nameField(asked, field);
  takeDefaults(asked, component, becomes.kind);
  takeStates(asked, component);
  const logic: LogicPlace = { language: surveyLanguage, fields: place.fields, from: field, self: field };
  readValidators(asked, component, logic);
  survey.later(() => takeLogic(asked, component, logic));
  survey.later(() => finish(asked, component));
  return component;
}

/** What nobody has asked for by now is kept aside. */
export function finish({ part, raw }: Asked, component: DraftComponent): void {
  takeOrdinary(part, raw);
  keepForeign(component, format, part.close());
}

function takeKey({ part, place }: Asked, title: string, type: string): string {
  const property = part.look('valueName') === undefined ? 'name' : 'valueName';
  const name = textIn(part.look(property)) ?? '';
  const key = place.keys.take(name, title, type);
  if (key === name) part.keep(property);
  else part.change(property, because('otherKey', { from: name, to: key }));
  if (property === 'valueName')
    part.change('name', because('otherKey', { from: textIn(part.look('name')) ?? '', to: key }));
  return key;
}

function nameField({ part, place }: Asked, field: ReturnType<typeof fieldIn>): void {
  for (const property of ['name', 'valueName']) {
    const name = textIn(part.look(property));
    if (name === undefined) continue;
    if (place.rowsAt > 0) for (const word of ['panel', 'row', 'item']) place.fields.add(`${word}.${name}`, field);
    place.fields.add(name, field);
  }
}

function takeDefaults({ part }: Asked, component: DraftComponent, kind: AnswerKind): void {
  const value = part.look('defaultValue');
  if (value === undefined) return;
  if (kind === 'boxes' && Array.isArray(value)) {
    component.defaultValue = Object.fromEntries(value.map((one) => [String(one), true]));
    part.keep('defaultValue');
  } else if (kind === 'rows' || kind === 'group' ? typeof value === 'object' : true) {
    component.defaultValue = part.keep('defaultValue');
  }
}

function takeStates({ part, survey }: Asked, component: DraftComponent): void {
  if (flagIn(part.keep('isRequired'))) addRules(component, { required: true });
  if (part.look('visible') !== undefined && !flagIn(part.keep('visible'))) add(component, { hidden: true });
  if (flagIn(part.keep('readOnly'))) add(component, { disabled: true });
  const message = words(part, 'requiredErrorText', survey.language);
  if (message) component.errors = { ...(component.errors as object | undefined), required: message };
  const placeholder = part.look('placeholder') === undefined ? 'placeHolder' : 'placeholder';
  add(component, { placeholder: words(part, placeholder, survey.language) });
}

function takeLogic({ part }: Asked, component: DraftComponent, logic: LogicPlace): void {
  translate(part, 'visibleIf', logic, (expression, rule) => showWhile(component, expression, rule, logic));
  translate(part, 'requiredIf', logic, (_, rule) => setWhile(component, 'validate.required', true, rule()));
  translate(part, 'enableIf', logic, (_, rule) => setWhile(component, 'disabled', true, { '!': [rule()] }));
  translate(part, 'defaultValueExpression', logic, (_, rule) => add(component, { customDefaultValue: asRule(rule()) }));
  if (part.look('setValueIf') === undefined) {
    translate(part, 'setValueExpression', logic, (_, rule) => add(component, { calculateValue: asRule(rule()) }));
  }
  for (const property of ['resetValueIf', 'setValueIf', 'setValueExpression', 'correctAnswer']) {
    part.lose(property, because('noCounterpart'));
  }
}

const asRule = (rule: unknown): unknown => (typeof rule === 'object' && rule !== null ? rule : { cat: [rule] });
