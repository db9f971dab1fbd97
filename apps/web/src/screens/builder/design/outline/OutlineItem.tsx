import { mergeClasses, useFluent } from '@fluentui/react-components';
import { ChevronDown20Regular, ChevronLeft20Regular, ChevronRight20Regular } from '@fluentui/react-icons';
import { findPaletteIcon } from '@tideform/components/palette-icons';
import { memo, useRef } from 'react';
import { hasMultiSelectModifier, selectByClick } from '../actions/component-input.ts';
import { useDesignActions } from '../design-actions-context.ts';
import { useDragSource } from '../drag/useDragging.ts';
import { useIsSelected, useSelection } from '../selection/useSelection.ts';
import { useOutlineStyles } from './outline.styles.ts';
import type { OutlineRow } from './outline-rows.ts';

interface OutlineItemProps extends OutlineRow {
  readonly isFirst: boolean;
  /** Returns the paths of all rows, from top to bottom. The function stays the same for the lifetime of the outline. */
  readonly order: () => readonly string[];
  readonly onCollapse: (identity: string, isCollapsed: boolean) => void;
}

export const OutlineItem = memo(function OutlineItem(row: OutlineItemProps) {
  const { path, name, level, isExpanded } = row;
  const styles = useOutlineStyles();
  const { selection } = useDesignActions();
  const ref = useRef<HTMLDivElement>(null);
  const isSelected = useIsSelected(path);
  const isTabStop = useSelection((state) => state.path === path || (row.isFirst && state.path === undefined));
  const Icon = findPaletteIcon(row.definition.type);
  useDragSource(ref, 'move', row.definition.type, name, path);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys
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
      onMouseDown={(event) => hasMultiSelectModifier(event) && event.preventDefault()}
      onClick={(event) => selectByClick(selection, path, event, row.order, 'outline')}
    >
      <CollapseButton row={row} />
      <Icon aria-hidden className={styles.icon} />
      <span dir="auto" className={styles.name}>
        {name}
      </span>
    </div>
  );
});

/** Button that collapses or expands a row. NOTE: for the pointer only; on the keyboard, the arrow keys do the same. */
function CollapseButton({ row: { isExpanded, identity, onCollapse } }: { readonly row: OutlineItemProps }) {
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
        onCollapse(identity, isExpanded);
      }}
    >
      {isExpanded ? <ChevronDown20Regular /> : <Folded />}
    </span>
  );
}
