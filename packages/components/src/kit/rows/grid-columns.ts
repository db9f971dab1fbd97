import { type CellRoom, type ComponentDefinition, type ComponentSpec, childSlotsOf, isRecord } from '@tideform/engine';
import { componentsOf } from '../read/child-slots.ts';
import { fieldLabel } from '../read/label.ts';
import { flag } from '../read/lenient.ts';

/** Absent where nobody can be asked. */
export type SpecOf = (type: string) => ComponentSpec | undefined;

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

/** What a whole grid needs so that nothing in it is scrolled: its columns, the names of its rows, their menu. */
export const roomOfGrid = (definition: ComponentDefinition, specOf: SpecOf): number =>
  leastWidthOf(componentsOf(definition.components).map((column, index) => readColumn(column, index, specOf))) + 112;
