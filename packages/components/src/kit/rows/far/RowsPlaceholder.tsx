import { type CSSProperties, useEffect, useRef } from 'react';
import { TABLE_ROLES } from '../table-roles.ts';
import { type GridClasses, PLACEHOLDER_ROWS } from '../useGridClasses.tsx';
import type { ViewportWatcher } from './viewport-watcher.ts';

interface RowsPlaceholderProps {
  readonly count: number;
  readonly classes: Pick<GridClasses, 'farRows'>;
  readonly nearWatcher: ViewportWatcher;
  readonly onNear: () => void;
}

/** Placeholder for rows that are far outside the viewport, with their approximate height. */
export function RowsPlaceholder({ count, classes, nearWatcher, onNear }: RowsPlaceholderProps) {
  const element = useRef<HTMLTableRowElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => nearWatcher.watch(element.current!, () => latest.current()), [nearWatcher]);
  // NOTE: the cast is needed because React's types don't allow custom properties.
  const style = { [PLACEHOLDER_ROWS]: count } as CSSProperties;
  return (
    <tr ref={element} {...TABLE_ROLES.row} className={classes.farRows} style={style}>
      <td {...TABLE_ROLES.cell} />
    </tr>
  );
}
