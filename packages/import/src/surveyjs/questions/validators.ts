import { isRecord } from '@tideform/engine';
import { addValidationRules, type DraftComponent } from '../../building/draft-component.ts';
import { parseNumber, parseText, toList } from '../../building/parse-values.ts';
import { UntranslatableError } from '../../expressions/expression.ts';
import { toJsonLogic } from '../../expressions/to-json-logic.ts';
import { addValidation, type LogicScope } from '../../logic/add-logic.ts';
import { createFindingReason, type FindingReason } from '../../report/finding.ts';
import { openSourcePart, type SourcePart } from '../../report/source-part.ts';
import { getLocalizedText, readLocalizedText } from '../localized.ts';
import type { SurveyQuestion } from '../survey.ts';

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
export function toWholePattern(source: string): { readonly pattern: string; readonly isWhole: boolean } {
  const startsWithAnchor = source.startsWith('^');
  const endsWithAnchor = source.endsWith('$') && !source.endsWith('\\$');
  const innerPattern = source.slice(startsWithAnchor ? 1 : 0, endsWithAnchor ? -1 : undefined);
  if (startsWithAnchor && endsWithAnchor) return { pattern: innerPattern, isWhole: true };
  return { pattern: `${startsWithAnchor ? '' : '.*'}(?:${innerPattern})${endsWithAnchor ? '' : '.*'}`, isWhole: false };
}

/** Converts the validators of a question. */
export function readValidators(question: SurveyQuestion, component: DraftComponent, logic: LogicScope): void {
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
