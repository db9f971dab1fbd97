import { mergeClasses, Tab, useFluent } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { whenTabDraggingLoaded } from './load-page-dragging.ts';
import type { Edge } from './page-dragging.ts';
import { usePagesStyles } from './pages.styles.ts';

interface PageTabProps {
  readonly index: number;
  readonly title: string;
  readonly describedBy: string;
  /** Called with the indexes of a dragged page before and after the drop. */
  readonly onMove: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onRename: () => void;
}

/** Tab of one wizard page; it can be dragged. */
export function PageTab({ index, title, describedBy, onMove, onKeyDown, onRename }: PageTabProps) {
  const styles = usePagesStyles();
  const { dir } = useFluent();
  const element = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const [edge, setEdge] = useState<Edge>();
  const latest = useRef({ index, onMove });
  latest.current = { index, onMove };

  useEffect(() => {
    const tab = element.current;
    if (!tab) return;
    return whenTabDraggingLoaded(({ registerDraggableTab: dragTab }) =>
      dragTab(tab, {
        isRtl: dir === 'rtl',
        getIndex: () => latest.current.index,
        onDrag: setDragged,
        onEdge: setEdge,
        onMove: (from, to) => latest.current.onMove(from, to),
      }),
    );
  }, [dir]);

  return (
    <Tab
      ref={element}
      value={index}
      title={title}
      aria-describedby={describedBy}
      className={mergeClasses(styles.tab, isDragged && styles.dragged, edge && styles[edge])}
      onKeyDown={onKeyDown}
      onDoubleClick={onRename}
    >
      <span className={styles.name}>{title}</span>
    </Tab>
  );
}
