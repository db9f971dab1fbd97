import type { ComponentDefinition } from '@tideform/engine';
import { useMemo } from 'react';
import { componentsOf } from '../read/child-slots.ts';
import { type GridColumn, readColumn, type SpecOf } from './grid-columns.ts';

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
