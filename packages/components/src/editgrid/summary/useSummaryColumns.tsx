import type { ComponentDefinition, FieldRow, Session } from '@tideform/engine';
import { useMemo } from 'react';
import { componentsOf } from '../../kit/read/child-slots.ts';
import { flag } from '../../kit/read/lenient.ts';
import { type GridColumn, readColumn, type SpecOf } from '../../kit/rows/grid-columns.ts';

/** A question that is seen while its row is closed. */
export interface SummaryColumn extends GridColumn {
  /** Index of the grid's child that it is, or lies in. */
  readonly child: number;
  /** The way from there through layouts: slot, place in the slot. */
  readonly steps: readonly (readonly [slot: number, place: number])[];
}

/** More are not seen at a glance. */
const MOST_COLUMNS = 5;

/** The first questions of a row. @param visible indexes of the grid's children; absent: all of them */
export function useSummaryColumns(
  definition: ComponentDefinition,
  visible: readonly number[] | undefined,
  specOf: SpecOf,
): readonly SummaryColumn[] {
  return useMemo(() => {
    const children = componentsOf(definition.components);
    const all = children.flatMap((child, at) =>
      !visible || visible.includes(at) ? questionsOf(child, at, [], specOf) : [],
    );
    const wanted = all.filter(({ definition: { tableView } }) => flag(true)(tableView));
    return (wanted.length > 0 ? wanted : all)
      .slice(0, MOST_COLUMNS)
      .map(({ definition: question, ...place }, index) => ({
        ...readColumn(question, index, specOf),
        ...place,
        hasHead: true,
        isRequired: false,
      }));
  }, [definition, visible, specOf]);
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
  specOf: SpecOf,
): readonly Question[] {
  const spec = specOf(definition.type);
  if (!spec || spec.isUnseen) return [];
  const props = spec.props.parse(definition);
  if (spec.shape !== 'none') return spec.valueKind(props) === 'none' ? [] : [{ definition, child, steps }];
  const slots = spec.children(props, definition);
  return slots.flatMap(({ components }, slot) =>
    components.flatMap((inner, place) => questionsOf(inner, child, [...steps, [slot, place]], specOf)),
  );
}
