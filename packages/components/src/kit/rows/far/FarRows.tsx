import { type CSSProperties, useEffect, useRef } from 'react';
import { TABLE_ROLES } from '../table-roles.ts';
import { FAR_ROWS, type GridClasses } from '../useGridClasses.tsx';
import type { NearWatch } from './watch-near.ts';

interface FarRowsProps {
  readonly count: number;
  readonly classes: Pick<GridClasses, 'farRows'>;
  readonly near: NearWatch;
  readonly onNear: () => void;
}

/** In the place of rows that are far from the window, and about as high. */
export function FarRows({ count, classes, near, onNear }: FarRowsProps) {
  const element = useRef<HTMLTableRowElement>(null);
  const latest = useRef(onNear);
  latest.current = onNear;
  useEffect(() => near.watch(element.current!, () => latest.current()), [near]);
  // NOTE: a property of our own, which React's types do not know.
  const style = { [FAR_ROWS]: count } as CSSProperties;
  return (
    <tr ref={element} {...TABLE_ROLES.row} className={classes.farRows} style={style}>
      <td {...TABLE_ROLES.cell} />
    </tr>
  );
}
