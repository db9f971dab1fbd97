import type { ComponentDefinition, ComponentSpecs, FieldRow, Session } from '@tideform/engine';
import { useMemo } from 'react';
import { componentsOf } from '../../kit/read/child-slots.ts';
import { flag } from '../../kit/read/lenient.ts';
import { type GridColumn, readColumn } from '../../kit/rows/useGridColumns.tsx';
import { specs } from '../../specs.ts';

/** A question that is seen while its row is closed. */
export interface SummaryColumn extends GridColumn {
  /** Index of the grid's child that it is, or lies in. */
  readonly child: number;
  /** The way from there through layouts: slot, place in the slot. */
  readonly steps: readonly (readonly [slot: number, place: number])[];
}

/** More are not seen at a glance. */
const MOST_COLUMNS = 5;

const NOT_ASKED: ReadonlySet<string> = new Set(['button', 'hidden']);

/** The first questions of a row. @param visible indexes of the grid's children; absent: all of them */
export function useSummaryColumns(
  definition: ComponentDefinition,
  visible: readonly number[] | undefined,
): readonly SummaryColumn[] {
  return useMemo(() => {
    const children = componentsOf(definition.components);
    const all = children.flatMap((child, at) => (!visible || visible.includes(at) ? questionsOf(child, at, []) : []));
    const wanted = all.filter(({ definition: { tableView } }) => flag(true)(tableView));
    return (wanted.length > 0 ? wanted : all)
      .slice(0, MOST_COLUMNS)
      .map(({ definition: question, ...place }, index) => ({
        ...readColumn(question, index),
        ...place,
        hasHead: true,
        isRequired: false,
      }));
  }, [definition, visible]);
}

/** The id of the field in one row; `undefined` where the row cannot be read. */
export function fieldOf(session: Session, row: FieldRow, { child, steps }: SummaryColumn): string | undefined {
  let id = row.fieldIds[child];
  for (const [slot, place] of steps) id = id === undefined ? undefined : session.node(id).slots[slot]?.[place];
  return id;
}

interface Question extends Pick<SummaryColumn, 'child' | 'steps'> {
  readonly definition: ComponentDefinition;
}

function questionsOf(
  definition: ComponentDefinition,
  child: number,
  steps: SummaryColumn['steps'],
): readonly Question[] {
  const spec = (specs as ComponentSpecs)[definition.type];
  if (!spec || NOT_ASKED.has(definition.type)) return [];
  if (spec.shape !== 'none') return [{ definition, child, steps }];
  const slots = spec.children(spec.props.parse(definition), definition);
  return slots.flatMap(({ components }, slot) =>
    components.flatMap((inner, place) => questionsOf(inner, child, [...steps, [slot, place]])),
  );
}
