import { isRecord } from '@tideform/engine';
import { addRules, type DraftComponent } from '../../building/draft-component.ts';
import { listIn, numberIn, textIn } from '../../building/read-values.ts';
import { Untranslatable } from '../../expressions/expression.ts';
import { toJsonLogic } from '../../expressions/to-json-logic.ts';
import { check, type LogicPlace } from '../../logic/write-logic.ts';
import { because, type Reason } from '../../report/finding.ts';
import { openPart, type SourcePart } from '../../report/source-part.ts';
import { localizedText, words } from '../localized.ts';
import type { Asked } from '../survey.ts';

/** Rules of a validator, and under which name an author's words for it are kept. */
type Reader = (part: SourcePart, component: DraftComponent) => readonly string[];

const readers: Readonly<Record<string, Reader>> = {
  numeric: limits('min', 'max', 'minValue', 'maxValue'),
  text: limits('minLength', 'maxLength', 'minLength', 'maxLength'),
  answercount: limits('minSelectedCount', 'maxSelectedCount', 'minCount', 'maxCount'),
  email: (_, component) => {
    addRules(component, component.type === 'email' ? {} : { pattern: '[^@\\s]+@[^@\\s]+\\.[^@\\s]+' });
    return ['email', 'pattern'];
  },
  regex(part, component) {
    const source = part.look('regex');
    if (typeof source !== 'string') return [];
    const { pattern, isWhole } = wholePattern(source);
    addRules(component, { pattern });
    if (isWhole) part.keep('regex');
    else part.change('regex', because('saidOtherwise', { as: pattern }));
    return ['pattern'];
  },
};

function limits(least: string, most: string, leastThere: string, mostThere: string): Reader {
  return (part, component) => {
    addRules(component, { [least]: numberIn(part.keep(leastThere)), [most]: numberIn(part.keep(mostThere)) });
    return [least, most];
  };
}

/** Patterns of ours have to match the whole answer, theirs some part of it. */
export function wholePattern(source: string): { readonly pattern: string; readonly isWhole: boolean } {
  const isBegun = source.startsWith('^');
  const isEnded = source.endsWith('$') && !source.endsWith('\\$');
  const inside = source.slice(isBegun ? 1 : 0, isEnded ? -1 : undefined);
  if (isBegun && isEnded) return { pattern: inside, isWhole: true };
  return { pattern: `${isBegun ? '' : '.*'}(?:${inside})${isEnded ? '' : '.*'}`, isWhole: false };
}

/** Reads what a question's answer is checked for. */
export function readValidators(asked: Asked, component: DraftComponent, logic: LogicPlace): void {
  const { part, raw, survey } = asked;
  const list = listIn(raw.validators);
  if (raw.validators === undefined) return;
  part.keep('validators');
  list.forEach((one, index) => {
    if (!isRecord(one)) return;
    const type = (textIn(one.type) ?? '').replace(/validator$/, '');
    const rule = openPart(survey.ledger, `${part.place}.validators[${index}]`, one);
    rule.call(component.label as string);
    if (type === 'expression') {
      survey.later(() => readExpression(rule, component, logic, survey.language));
      return;
    }
    const reader = Object.hasOwn(readers, type) ? readers[type] : undefined;
    if (reader) rule.keep('type');
    const names = reader?.(rule, component) ?? [];
    const message = names.length > 0 ? words(rule, 'text', survey.language) : undefined;
    if (message)
      component.errors = {
        ...Object.fromEntries(names.map((name) => [name, message])),
        ...(component.errors as object),
      };
    keepAside(component, rule, index, because(reader ? 'unknown' : 'noCounterpart'));
  });
}

function readExpression(rule: SourcePart, component: DraftComponent, logic: LogicPlace, language: string): void {
  const source = rule.look('expression');
  rule.keep('type');
  try {
    if (typeof source !== 'string' || !logic.self) throw new Untranslatable('no text');
    const among = { ...logic, call: logic.language.call };
    const isRight = toJsonLogic(logic.language.parse(source), among);
    const filled = toJsonLogic({ kind: 'one', operator: 'filled', of: { kind: 'self' } }, among);
    const message = localizedText(rule.look('text'), language);
    check(component, isRight, filled, message ?? source);
    words(rule, 'text', language);
    rule.change('expression', because('rewritten', { expression: source }));
  } catch (error) {
    if (!(error instanceof Untranslatable)) throw error;
    rule.lose('expression', because('untranslated', { expression: textIn(source) ?? '' }));
  }
  keepAside(component, rule, 0, because('unknown'));
}

function keepAside(component: DraftComponent, rule: SourcePart, _index: number, reason: Reason): void {
  if (reason.code === 'noCounterpart') rule.lose('type', reason);
  const left = rule.close();
  if (!left) return;
  const before = component.foreign as { properties?: Record<string, unknown> } | undefined;
  const rules = listIn(before?.properties?.validatorsLeft);
  component.foreign = { format: 'surveyjs', properties: { ...before?.properties, validatorsLeft: [...rules, left] } };
}
