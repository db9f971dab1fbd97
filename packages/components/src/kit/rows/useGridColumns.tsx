import type { ComponentDefinition } from '@tideform/engine';
import { useMemo } from 'react';
import { parseComponents } from '../read/child-slots.ts';
import { createGridColumn, type FindSpec, type GridColumn } from './grid-columns.ts';

/**
 * Returns the columns of a grid to render.
 * @param visible indexes of the visible columns; absent: all columns
 * @param specOf finds the spec of a component type; absent if specs aren't available
 */
export function useGridColumns(
  definition: ComponentDefinition,
  visible: readonly number[] | undefined,
  specOf: FindSpec | undefined,
): readonly GridColumn[] {
  return useMemo(() => {
    const columns = parseComponents(definition.components).map((column, index) =>
      createGridColumn(column, index, specOf),
    );
    return visible ? columns.filter(({ index }) => visible.includes(index)) : columns;
  }, [definition, visible, specOf]);
}
