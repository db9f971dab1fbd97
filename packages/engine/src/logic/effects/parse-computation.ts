import { getConditionTargets, parseSimpleCondition, usesFullPaths } from '../../conditions/condition.ts';
import { isNonBlank, toRecord } from '../../definition/read-property.ts';
import { parseJsonLogicRule } from '../../json-logic/json-logic.ts';
import type { Computation, FieldPlan } from '../../plan/field-plan.ts';
import { findTarget } from '../../plan/find-plans.ts';
import type { SessionWarning } from '../../plan/session-warning.ts';
import type { ScriptKind, ScriptResultName, ScriptSource } from '../../scripts/script-host.ts';
import { parseSnippet } from '../../snippets/parse-snippet.ts';
import { type HtmlTemplate, parseHtml, parseText } from '../../templates/html/html-template.ts';

/** Collects the scripts and warnings found while components are parsed. */
export interface ParseContext {
  readonly scripts: ScriptSource[];
  readonly warnings: SessionWarning[];
}

/** Parses an author's code as a script; undefined if there is none. Adds the script to the context. */
export function parseScript(
  { id }: FieldPlan,
  kind: ScriptKind,
  resultName: ScriptResultName,
  code: unknown,
  { scripts }: ParseContext,
): Computation | undefined {
  if (!isNonBlank(code)) return undefined;
  const source = { kind, gives: resultName, code, componentId: id };
  return { type: 'script', script: scripts.push(source) - 1, snippet: parseSnippet(source) };
}

/** Parses JSONLogic; adds a warning if it is invalid. */
export function parseJsonLogic(
  { id: nodeId }: FieldPlan,
  kind: string,
  stored: unknown,
  { warnings }: ParseContext,
): Computation | undefined {
  if (typeof stored !== 'object' || stored === null || Object.keys(stored).length === 0) return undefined;
  const rule = parseJsonLogicRule(stored);
  if ('evaluate' in rule) return { type: 'json', rule };
  const { problem } = rule;
  warnings.push({
    code: 'unusable-logic',
    nodeId,
    detail: `${kind}: ${Object.values(problem).join(' ')}`,
    rule: problem,
  });
  return undefined;
}

/** Parses a simple condition; adds a warning for each unknown target or operator. */
export function parseCondition(plan: FieldPlan, simple: unknown, { warnings }: ParseContext): Computation | undefined {
  const definition = { type: '', conditional: simple };
  const find = (target: string) => findTarget(target, plan, usesFullPaths(definition));
  for (const detail of getConditionTargets(definition)) {
    if (!find(detail)) warnings.push({ code: 'missing-condition-target', nodeId: plan.id, detail });
  }
  const { condition, unknownOperators } = parseSimpleCondition(definition, (target) => find(target) !== undefined);
  for (const detail of unknownOperators) warnings.push({ code: 'unknown-operator', nodeId: plan.id, detail });
  return (
    condition && { type: 'compare', condition, targets: condition.targets.flatMap((target) => find(target) ?? []) }
  );
}

/** Parses the components listed in `refreshOn`. */
export function parseRefreshTargets(plan: FieldPlan): Computation | undefined {
  const { refreshOn } = plan.definition;
  const targetNames = Array.isArray(refreshOn) ? refreshOn.map((entry) => toRecord(entry).value ?? entry) : [refreshOn];
  const targets = targetNames.flatMap((name) =>
    typeof name === 'string' && name !== '' ? (findTarget(name, plan) ?? []) : [],
  );
  return targets.length > 0 ? { type: 'watch', targets: targets.filter((target) => target !== plan) } : undefined;
}

/** Parses the HTML template in a stored property; undefined if it has no expressions. */
export function parseTemplate(
  { id: nodeId, definition }: FieldPlan,
  property: string,
  { warnings }: ParseContext,
): Computation | undefined {
  const html = definition[property];
  if (typeof html !== 'string') return undefined;
  const template = parseHtml(html);
  addWarnings(template, nodeId, property, warnings);
  const isPlain = template.reads.length === 0 && template.problems.length === 0;
  return isPlain ? undefined : { type: 'fill', template, property };
}

/** Parses a URL template. A URL without expressions is returned too, so that loaders get every URL the same way. */
export function parseUrl({ id: nodeId }: FieldPlan, text: string, { warnings }: ParseContext): Computation {
  const property = 'data.url';
  const template = parseText(text, encodeSegment);
  addWarnings(template, nodeId, property, warnings);
  return { type: 'fill', template, property };
}

/** Encodes an answer as one URL segment, so that it cannot change the path. */
const encodeSegment = (word: string): string => (/^\.{1,2}$/.test(word) ? '' : encodeURIComponent(word.toWellFormed()));

function addWarnings(
  { problems: templateErrors }: HtmlTemplate,
  nodeId: string,
  property: string,
  warnings: SessionWarning[],
): void {
  for (const problem of templateErrors) {
    warnings.push({ code: 'unusable-logic', nodeId, detail: `${property}: ${problem.reason}`, template: problem });
  }
}
