import {
  type CellSize,
  type ComponentDefinition,
  type ComponentSpec,
  findChildSlots,
  isRecord,
} from '@tideform/engine';
import { parseComponents } from '../read/child-slots.ts';
import { getFieldLabel } from '../read/label.ts';
import { flag } from '../read/setting-parsers.ts';

/** Finds the spec of a component type. */
export type FindSpec = (type: string) => ComponentSpec | undefined;

export interface GridColumn {
  /** Index of the column's component among the grid's children. */
  readonly index: number;
  readonly label: string;
  /** Whether the column header shows the label. Components with children label their own fields instead. */
  readonly hasHead: boolean;
  readonly isRequired: boolean;
  /** Width that the answers need; wide columns share the remaining space. */
  readonly width: Exclude<CellSize, 'none'>;
}

const WIDTH_PX = { tick: 72, narrow: 120, wide: 160 };
const NAME_WIDTH = 'minmax(96px, 0.6fr)';
const MENU_WIDTH = 'var(--tideform-menu-column)';

/** Formats the column widths as CSS grid tracks. If no column is wide, all columns grow. */
export function formatGridTracks(columns: readonly GridColumn[], hasMenu: boolean, hasNames = false): string {
  const isAnyWide = columns.some(({ width }) => width === 'wide');
  const tracks = columns.map(({ width }) => {
    if (width === 'wide') return 'minmax(0, 1fr)';
    return isAnyWide ? `${WIDTH_PX[width]}px` : `minmax(0, ${WIDTH_PX[width]}fr)`;
  });
  return [...(hasNames ? [NAME_WIDTH] : []), ...tracks, ...(hasMenu ? [MENU_WIDTH] : [])].join(' ');
}

/** Returns the minimum width of the columns in pixels; narrower grids scroll. */
export const getMinWidth = (columns: readonly GridColumn[]): number =>
  columns.reduce((sum, { width }) => sum + WIDTH_PX[width], 0);

export function createGridColumn(
  definition: ComponentDefinition,
  index: number,
  findSpec: FindSpec | undefined,
): GridColumn {
  const { type, validate } = definition;
  const width = findSpec?.(type)?.cell ?? 'wide';
  return {
    index,
    label: getFieldLabel(definition),
    hasHead: findChildSlots(definition).length === 0,
    isRequired: isRecord(validate) && flag()(validate.required),
    width: width === 'none' ? 'wide' : width,
  };
}

/** Returns the width in pixels that a grid needs without scrolling, including row names and the row menu. */
export const getGridWidth = (definition: ComponentDefinition, specOf: FindSpec): number =>
  getMinWidth(parseComponents(definition.components).map((column, index) => createGridColumn(column, index, specOf))) +
  112;
