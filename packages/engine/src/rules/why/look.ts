import { readAt, type Segments } from '../../data/data-path.ts';
import type { SubmissionData } from '../../data/submission-data.ts';
import type { FieldPlan, ScopePlan } from '../../plan/field-plan.ts';

/** An answer as rules see it. */
export interface SeenAnswer {
  readonly value: unknown;
  readonly isEmpty: boolean;
  /** Data path, as fields have it. */
  readonly path: string;
}

/** Answers, seen from one place of the form: in a row, those of the same row are meant. */
export interface Look {
  readonly nowMs: number | undefined;
  /** Of a component. Several where it lies in rows that one does not stand in. */
  answersOf(of: string): readonly SeenAnswer[];
  /** The same from within each row of a grid; `undefined`: it is none. */
  rowsOf(grid: string): readonly Look[] | undefined;
}

interface Looking {
  readonly byId: ReadonlyMap<string, FieldPlan>;
  readonly data: SubmissionData;
  readonly nowMs: number | undefined;
}

/** @param row names from the root of the data to the object that the place's scope writes into */
export function lookFrom(looking: Looking, scope: ScopePlan, row: Segments): Look {
  const { byId, data, nowMs } = looking;
  /** Objects that a scope writes into: the one that one stands in, or all of them. */
  const rowsIn = (wanted: ScopePlan): readonly Segments[] => {
    const around = rowAround(wanted, scope, row);
    if (around) return [around];
    const { grid } = wanted;
    return rowsIn(grid!.scope).flatMap((outer) => numbered([...outer, ...grid!.segments]));
  };
  const numbered = (list: Segments): readonly Segments[] => {
    const rows = readAt(data, list);
    return Array.isArray(rows) ? rows.map((_, index) => [...list, String(index)]) : [];
  };
  return {
    nowMs,
    answersOf(of) {
      const plan = byId.get(of);
      if (!plan) return [];
      return rowsIn(plan.scope).map((one) => seen(plan, [...one, ...plan.segments], data));
    },
    rowsOf(of) {
      const plan = byId.get(of);
      if (!plan?.columns) return undefined;
      const rows = rowsIn(plan.scope).flatMap((one) => numbered([...one, ...plan.segments]));
      return rows.map((one) => lookFrom(looking, plan.columns!, one));
    },
  };
}

/** The object of a scope that one stands in, in it or further in. */
function rowAround(wanted: ScopePlan, scope: ScopePlan, row: Segments): Segments | undefined {
  if (wanted === scope) return row;
  const { grid } = scope;
  if (!grid) return undefined;
  return rowAround(wanted, grid.scope, row.slice(0, -grid.segments.length - 1));
}

function seen({ spec, props }: FieldPlan, segments: Segments, data: SubmissionData): SeenAnswer {
  const value = readAt(data, segments);
  const [first = '', ...rest] = segments;
  const path = rest.reduce((before, name) => (/^\d+$/.test(name) ? `${before}[${name}]` : `${before}.${name}`), first);
  if (!spec) return { value, isEmpty: value === undefined || value === null || value === '', path };
  return { value: spec.logicValue(value, props), isEmpty: spec.isEmpty(value, props), path };
}
