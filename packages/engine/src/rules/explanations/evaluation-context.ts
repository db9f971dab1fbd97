import type { SubmissionData } from '../../data/answers.ts';
import { getAtPath, type Segments } from '../../data/data-path.ts';
import type { FieldPlan, ScopePlan } from '../../plan/field-plan.ts';

/** Current answer of one field, converted to the value that rules compare. */
export interface ResolvedAnswer {
  readonly value: unknown;
  readonly isEmpty: boolean;
  /** Data path with row indexes: `dg[1].price`. */
  readonly path: string;
}

/**
 * Answers that an expression can read at one position in the form; within a grid row, a column refers to the answer in
 * the same row.
 */
export interface EvaluationContext {
  /** Current time in milliseconds since 1970, if known. */
  readonly nowMs: number | undefined;
  /** Returns the answers of a component: several if it is in a grid and the position is outside of its rows. */
  getAnswers(of: string): readonly ResolvedAnswer[];
  /** Returns the context of each row of a grid; undefined if the component isn't a grid. */
  getRows(grid: string): readonly EvaluationContext[] | undefined;
}

/** Data that all contexts of one explanation share. */
interface ContextSource {
  readonly byId: ReadonlyMap<string, FieldPlan>;
  readonly data: SubmissionData;
  readonly nowMs: number | undefined;
}

/** Creates the context for a scope. @param row data path of the object that contains the answers of the scope */
export function createEvaluationContext(source: ContextSource, scope: ScopePlan, row: Segments): EvaluationContext {
  const { byId, data, nowMs } = source;
  /** Returns the data paths of the objects of a scope: the enclosing row if there is one, otherwise all rows. */
  const getScopePaths = (target: ScopePlan): readonly Segments[] => {
    const enclosingRow = findEnclosingRow(target, scope, row);
    if (enclosingRow) return [enclosingRow];
    const { grid } = target;
    return getScopePaths(grid!.scope).flatMap((outer) => getRowPaths([...outer, ...grid!.segments]));
  };
  const getRowPaths = (list: Segments): readonly Segments[] => {
    const rows = getAtPath(data, list);
    return Array.isArray(rows) ? rows.map((_, index) => [...list, String(index)]) : [];
  };
  return {
    nowMs,
    getAnswers(of) {
      const plan = byId.get(of);
      if (!plan) return [];
      return getScopePaths(plan.scope).map((one) => resolveAnswer(plan, [...one, ...plan.segments], data));
    },
    getRows(of) {
      const plan = byId.get(of);
      if (!plan?.columns) return undefined;
      const rows = getScopePaths(plan.scope).flatMap((one) => getRowPaths([...one, ...plan.segments]));
      return rows.map((one) => createEvaluationContext(source, plan.columns!, one));
    },
  };
}

/**
 * Returns the data path of the enclosing row that belongs to the scope `target`; undefined if no enclosing row does.
 */
function findEnclosingRow(target: ScopePlan, scope: ScopePlan, row: Segments): Segments | undefined {
  if (target === scope) return row;
  const { grid } = scope;
  if (!grid) return undefined;
  return findEnclosingRow(target, grid.scope, row.slice(0, -grid.segments.length - 1));
}

function resolveAnswer({ spec, props }: FieldPlan, segments: Segments, data: SubmissionData): ResolvedAnswer {
  const value = getAtPath(data, segments);
  const [first = '', ...rest] = segments;
  const path = rest.reduce((before, name) => (/^\d+$/.test(name) ? `${before}[${name}]` : `${before}.${name}`), first);
  if (!spec) return { value, isEmpty: value === undefined || value === null || value === '', path };
  return { value: spec.logicValue(value, props), isEmpty: spec.isEmpty(value, props), path };
}
