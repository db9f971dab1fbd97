import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { mergeClasses, Tab, useFluent } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dropIndex } from './drop-index.ts';
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

const kind = 'builder-page';
type Edge = 'before' | 'behind';

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
    const edgeOf = (data: Record<string | symbol, unknown>): Edge =>
      (extractClosestEdge(data) === 'right') === (dir !== 'rtl') ? 'behind' : 'before';
    return combine(
      draggable({
        element: tab,
        getInitialData: () => ({ kind, index: latest.current.index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: tab,
        canDrop: ({ source }) => source.data.kind === kind,
        getData: ({ input }) => attachClosestEdge({}, { element: tab, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self, source }) =>
          setEdge(source.data.index === latest.current.index ? undefined : edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop({ self, source }) {
          setEdge(undefined);
          const from = Number(source.data.index);
          latest.current.onMove(from, dropIndex(from, latest.current.index, edgeOf(self.data) === 'behind'));
        },
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
