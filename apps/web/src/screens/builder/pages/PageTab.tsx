import { mergeClasses, Tab, useFluent } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { withPageDragging } from './load-page-dragging.ts';
import type { Edge } from './page-dragging.ts';
import { usePagesStyles } from './pages.styles.ts';

interface PageTabProps {
  readonly index: number;
  readonly title: string;
  readonly describedBy: string;
  /** To the place that a dragged page comes to lie at. */
  readonly onMove: (from: number, to: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onRename: () => void;
}

/** One page of a wizard as a tab that can be dragged. */
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
    return withPageDragging(({ dragTab }) =>
      dragTab(tab, {
        isRtl: dir === 'rtl',
        index: () => latest.current.index,
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
