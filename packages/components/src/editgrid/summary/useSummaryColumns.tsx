import type { ComponentDefinition, FieldRow, Session } from '@tideform/engine';
import { useMemo } from 'react';
import { parseComponents } from '../../kit/read/child-slots.ts';
import { flag } from '../../kit/read/setting-parsers.ts';
import { createGridColumn, type FindSpec, type GridColumn } from '../../kit/rows/grid-columns.ts';

/** Column of the summaries in closed rows, which shows one field. */
export interface SummaryColumn extends GridColumn {
  /** Index of the grid's child that is the field or contains it. */
  readonly child: number;
  /** Path from this child through layouts to the field: pairs of a slot index and a position in the slot. */
  readonly steps: readonly (readonly [slot: number, place: number])[];
}

/** Maximum number of columns in a summary. */
const MAX_COLUMNS = 5;

/**
 * Returns the first fields of a row as summary columns.
 *
 * @param visible indexes of the visible children of the grid; absent: all are visible
 */
export function useSummaryColumns(
  definition: ComponentDefinition,
  visible: readonly number[] | undefined,
  specOf: FindSpec,
): readonly SummaryColumn[] {
  return useMemo(() => {
    const children = parseComponents(definition.components);
    const all = children.flatMap((child, at) =>
      !visible || visible.includes(at) ? listSummaryFields(child, at, [], specOf) : [],
    );
    const tableViewFields = all.filter(({ definition: { tableView } }) => flag(true)(tableView));
    return (tableViewFields.length > 0 ? tableViewFields : all)
      .slice(0, MAX_COLUMNS)
      .map(({ definition: question, ...slotIndex }, index) => ({
        ...createGridColumn(question, index, specOf),
        ...slotIndex,
        hasHead: true,
        isRequired: false,
      }));
  }, [definition, visible, specOf]);
}

/** Returns the ID of a column's field in a row; `undefined` if the row is unreadable. */
export function findColumnField(session: Session, row: FieldRow, { child, steps }: SummaryColumn): string | undefined {
  let id = row.fieldIds[child];
  for (const [slot, slotIndex] of steps) id = id === undefined ? undefined : session.node(id).slots[slot]?.[slotIndex];
  return id;
}

interface SummaryField extends Pick<SummaryColumn, 'child' | 'steps'> {
  readonly definition: ComponentDefinition;
}

function listSummaryFields(
  definition: ComponentDefinition,
  child: number,
  steps: SummaryColumn['steps'],
  specOf: FindSpec,
): readonly SummaryField[] {
  const spec = specOf(definition.type);
  if (!spec || spec.isUnseen) return [];
  const props = spec.props.parse(definition);
  if (spec.shape !== 'none') return spec.valueKind(props) === 'none' ? [] : [{ definition, child, steps }];
  const slots = spec.children(props, definition);
  return slots.flatMap(({ components }, slot) =>
    components.flatMap((inner, slotIndex) => listSummaryFields(inner, child, [...steps, [slot, slotIndex]], specOf)),
  );
}
