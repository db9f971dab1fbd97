import { type CellRoom, type ComponentDefinition, childSlotsOf, isRecord } from '@tideform/engine';
import { useMemo } from 'react';
import { componentsOf } from '../read/child-slots.ts';
import { fieldLabel } from '../read/label.ts';
import { flag } from '../read/lenient.ts';
import type { RowsInView } from '../view-props.ts';

export type SpecOf = RowsInView['specOf'];

export interface GridColumn {
  /** Among the grid's children. */
  readonly index: number;
  readonly label: string;
  /** Its label stands above it; what holds other fields names those itself. */
  readonly hasHead: boolean;
  readonly isRequired: boolean;
  /** How much room its answers need; what is left over goes to the wide ones. */
  readonly width: Exclude<CellRoom, 'none'>;
}

/** The columns that are drawn. @param visible indexes; absent: all of them @param specOf absent where nobody can be asked */
export function useGridColumns(
  definition: ComponentDefinition,
  visible: readonly number[] | undefined,
  specOf: SpecOf | undefined,
): readonly GridColumn[] {
  return useMemo(() => {
    const columns = componentsOf(definition.components).map((column, index) => readColumn(column, index, specOf));
    return visible ? columns.filter(({ index }) => visible.includes(index)) : columns;
  }, [definition, visible, specOf]);
}

const WIDTH_PX = { tick: 72, narrow: 120, wide: 160 };
const NAME_WIDTH = 'minmax(96px, 0.6fr)';
const MENU_WIDTH = 'var(--tideform-menu-column)';

/** As a list of grid tracks. Where no column is wide, all of them grow. */
export function widthsOf(columns: readonly GridColumn[], hasMenu: boolean, hasNames = false): string {
  const isAnyWide = columns.some(({ width }) => width === 'wide');
  const tracks = columns.map(({ width }) => {
    if (width === 'wide') return 'minmax(0, 1fr)';
    return isAnyWide ? `${WIDTH_PX[width]}px` : `minmax(0, ${WIDTH_PX[width]}fr)`;
  });
  return [...(hasNames ? [NAME_WIDTH] : []), ...tracks, ...(hasMenu ? [MENU_WIDTH] : [])].join(' ');
}

/** What the columns need, in px: what is narrower is scrolled. */
export const leastWidthOf = (columns: readonly GridColumn[]): number =>
  columns.reduce((sum, { width }) => sum + WIDTH_PX[width], 0);

export function readColumn(definition: ComponentDefinition, index: number, specOf: SpecOf | undefined): GridColumn {
  const { type, validate } = definition;
  const room = specOf?.(type)?.cell ?? 'wide';
  return {
    index,
    label: fieldLabel(definition),
    hasHead: childSlotsOf(definition).length === 0,
    isRequired: isRecord(validate) && flag()(validate.required),
    width: room === 'none' ? 'wide' : room,
  };
}
