import { type ComponentDefinition, childSlotsOf } from '@tideform/engine';
import { useMemo } from 'react';
import { componentsOf } from '../read/child-slots.ts';
import { fieldLabel } from '../read/label.ts';
import { flag, isRecord } from '../read/lenient.ts';

const NARROW: ReadonlySet<string> = new Set(['number', 'currency', 'time']);

export interface GridColumn {
  /** Among the grid's children. */
  readonly index: number;
  readonly label: string;
  /** Its label stands above it; what holds other fields names those itself. */
  readonly hasHead: boolean;
  readonly isRequired: boolean;
  /** How much room its answers need; what is left over goes to the wide ones. */
  readonly width: 'tick' | 'narrow' | 'wide';
}

/** The columns that are drawn. @param visible indexes; absent: all of them */
export function useGridColumns(
  definition: ComponentDefinition,
  visible: readonly number[] | undefined,
): readonly GridColumn[] {
  return useMemo(() => {
    const columns = componentsOf(definition.components).map(readColumn);
    return visible ? columns.filter(({ index }) => visible.includes(index)) : columns;
  }, [definition, visible]);
}

const WIDTH_PX = { tick: 72, narrow: 120 };
const MENU_WIDTH = 'var(--tideform-menu-column)';

/** As a list of grid tracks. Where no column is wide, all of them grow. */
export function widthsOf(columns: readonly GridColumn[], hasMenu: boolean): string {
  const isAnyWide = columns.some(({ width }) => width === 'wide');
  const tracks = columns.map(({ width }) => {
    if (width === 'wide') return 'minmax(0, 1fr)';
    return isAnyWide ? `${WIDTH_PX[width]}px` : `minmax(0, ${WIDTH_PX[width]}fr)`;
  });
  return [...tracks, ...(hasMenu ? [MENU_WIDTH] : [])].join(' ');
}

export function readColumn(definition: ComponentDefinition, index: number): GridColumn {
  const { type, validate } = definition;
  return {
    index,
    label: fieldLabel(definition),
    hasHead: childSlotsOf(definition).length === 0,
    isRequired: isRecord(validate) && flag()(validate.required),
    width: type === 'checkbox' ? 'tick' : NARROW.has(type) ? 'narrow' : 'wide',
  };
}
