import { mergeClasses, useFluent } from '@fluentui/react-components';
import { ChevronDown20Regular, ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { paletteIconOf } from '@tideform/components/palette-icons';
import { memo, useRef } from 'react';
import { useDesign } from '../design-context.ts';
import { useDragSource } from '../drag/useDragSource.ts';
import { isForSeveral, pressOn } from '../selection/press-on.ts';
import { useIsSelected, useSelection } from '../selection/useSelection.ts';
import { useOutlineStyles } from './outline.styles.ts';
import type { OutlineRow } from './outline-rows.ts';

interface OutlineItemProps extends OutlineRow {
  readonly isFirst: boolean;
  /** All rows, from top to bottom. The same function for the life of the outline. */
  readonly order: () => readonly string[];
  readonly onFold: (identity: string, isFolded: boolean) => void;
}

export const OutlineItem = memo(function OutlineItem(row: OutlineItemProps) {
  const { path, name, level, isExpanded } = row;
  const styles = useOutlineStyles();
  const { selection } = useDesign();
  const ref = useRef<HTMLDivElement>(null);
  const isSelected = useIsSelected(path);
  const isTabStop = useSelection((state) => state.path === path || (row.isFirst && state.path === undefined));
  const Icon = paletteIconOf(row.definition.type);
  useDragSource(ref, 'move', row.definition.type, name, path);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree has the keys
    <div
      ref={ref}
      data-path={path}
      role="treeitem"
      aria-level={level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      aria-label={name}
      title={name}
      tabIndex={isTabStop ? 0 : -1}
      className={mergeClasses(styles.row, isSelected && styles.selected)}
      style={{ paddingInlineStart: 24 * (level - 1) }}
      onMouseDown={(event) => isForSeveral(event) && event.preventDefault()}
      onClick={(event) => pressOn(selection, path, event, row.order, 'outline')}
    >
      <Fold row={row} />
      <Icon aria-hidden className={styles.icon} />
      <span dir="auto" className={styles.name}>
        {name}
      </span>
    </div>
  );
});

/** NOTE: for the pointer only; by key, the arrows fold. */
function Fold({ row: { isExpanded, identity, onFold } }: { readonly row: OutlineItemProps }) {
  const styles = useOutlineStyles();
  const isRtl = useFluent().dir === 'rtl';
  if (isExpanded === undefined) return <span className={styles.fold} />;
  const Folded = isRtl ? ChevronLeft20Regular : ChevronRight20Regular;
  return (
    <span
      aria-hidden
      className={styles.fold}
      onClick={(event) => {
        event.stopPropagation();
        onFold(identity, isExpanded);
      }}
    >
      {isExpanded ? <ChevronDown20Regular /> : <Folded />}
    </span>
  );
}
