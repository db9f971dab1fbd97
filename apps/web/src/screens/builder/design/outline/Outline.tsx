import { Body1, Input, useFluent } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { findComponent, getComponentIdentity, getPosition } from '@tideform/components/editing';
import { localizedPalette } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { handleMultiSelectKey, handleShortcut } from '../actions/component-input.ts';
import { getContainerName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useDesignStyles } from '../design.styles.ts';
import { useDesignActions } from '../design-actions-context.ts';
import { DropLine } from '../drag/DropLine.tsx';
import type { DropSpot, FindDropSpot } from '../drag/find-drop-spot.ts';
import { useDrop } from '../drag/useDragging.ts';
import { FocusSelected } from '../selection/FocusSelected.tsx';
import { useSelectedPath } from '../selection/useSelection.ts';
import { OutlineItem } from './OutlineItem.tsx';
import { useOutlineStyles } from './outline.styles.ts';
import { createOutlineRows, getOutlineDropPosition, type OutlineRow } from './outline-rows.ts';
import { createTypeAhead } from './type-ahead.ts';

/** Maximum number of rows that the outline renders. */
const maxRows = 2_000;

/** Form as a tree, for navigating, selecting, and moving components by keyboard or drag and drop. */
export function Outline({ form }: { readonly form: FormDefinition }) {
  const messages = useMessages(designMessages);
  const styles = useOutlineStyles();
  const { find } = useDesignStyles();
  const design = useDesignActions();
  const isRtl = useFluent().dir === 'rtl';
  const [query, setQuery] = useState('');
  const localizedKinds = useLocalized(localizedPalette);
  const { collapsed, setRowCollapsed } = useCollapsedRows(form);
  const scroll = useRef<HTMLDivElement>(null);
  const all = useMemo(
    () => createOutlineRows(form, collapsed, localizedKinds, query),
    [form, collapsed, localizedKinds, query],
  );
  const rows = useMemo(() => all.slice(0, maxRows), [all]);
  const findRow = (target: EventTarget) => rows.find(({ path }) => path === (target as HTMLElement).dataset.path);
  const { selection } = design;
  const select = (row: OutlineRow | undefined) => {
    if (row && selection.current().isMultiSelectMode) selection.moveTo(row.path, 'outline');
    else if (row) selection.select(row.path, 'outline');
  };
  const [typeAhead] = useState(createTypeAhead);
  const latestRows = useRef(rows);
  latestRows.current = rows;
  const order = useCallback(() => latestRows.current.map(({ path }) => path), []);

  const handleNavigationKey = (row: OutlineRow, key: string): boolean => {
    const at = rows.indexOf(row);
    const [forward, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (key === 'ArrowDown') select(rows[at + 1]);
    else if (key === 'ArrowUp') select(rows[at - 1]);
    else if (key === 'Home') select(rows[0]);
    else if (key === 'End') select(rows.at(-1));
    else if (key === forward && row.isExpanded === false) setRowCollapsed(row.identity, false);
    else if (key === forward && row.isExpanded) select(rows[at + 1]);
    else if (key === back && row.isExpanded) setRowCollapsed(row.identity, true);
    else if (key === back) select(rows.slice(0, at).findLast(({ level }) => level < row.level));
    else return false;
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const row = findRow(event.target);
    if (!row) return;
    const at = rows.indexOf(row);
    const next = (key: string) => {
      const steps: Readonly<Record<string, number>> = {
        ArrowDown: at + 1,
        ArrowUp: at - 1,
        Home: 0,
        End: rows.length - 1,
      };
      return rows[steps[key] ?? at]?.path;
    };
    const matchIndex = typeAhead(event, rows, at);
    if (matchIndex !== undefined) {
      event.preventDefault();
      return select(rows[matchIndex]);
    }
    if (handleMultiSelectKey(selection, row.path, event, next, order, 'outline')) return event.preventDefault();
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const isDone =
      (isPlain && handleNavigationKey(row, event.key)) || handleShortcut(design, row.path, event, 'outline', isRtl);
    if (isDone) event.preventDefault();
  };

  return (
    <div className={styles.root}>
      <Input
        type="search"
        appearance="filled-darker"
        className={find}
        contentBefore={<Search20Regular />}
        placeholder={messages.outline.search}
        aria-label={messages.outline.find}
        value={query}
        onChange={(_, { value }) => setQuery(value)}
      />
      <div ref={scroll} className={styles.scroll}>
        {rows.length === 0 ? (
          <Body1 as="p" block className={styles.none}>
            {query.trim() === '' ? messages.outline.empty : messages.outline.none({ query })}
          </Body1>
        ) : (
          <div
            role="tree"
            aria-multiselectable
            aria-label={messages.outline.label}
            className={styles.tree}
            onKeyDown={handleKeyDown}
            onPaste={(event) => {
              if (!findRow(event.target)) return;
              event.preventDefault();
              design.paste(event.clipboardData.getData('text/plain'), 'outline');
            }}
          >
            {rows.map((row, index) => (
              <OutlineItem key={row.path} {...row} isFirst={index === 0} onCollapse={setRowCollapsed} order={order} />
            ))}
            <OutlineDropLine form={form} rows={rows} scroll={scroll} />
          </div>
        )}
        {all.length > rows.length && (
          <Body1 as="p" block className={styles.none}>
            {messages.outline.more({ count: all.length - rows.length })}
          </Body1>
        )}
      </div>
      <FocusSelected pane="outline" root={scroll} form={form} />
    </div>
  );
}

interface OutlineDropLineProps {
  readonly form: FormDefinition;
  readonly rows: readonly OutlineRow[];
  readonly scroll: RefObject<HTMLDivElement | null>;
}

function OutlineDropLine({ form, rows, scroll }: OutlineDropLineProps) {
  const localizedKinds = useLocalized(localizedPalette);
  const latest = useRef({ form, rows });
  latest.current = { form, rows };
  const find = useCallback<FindDropSpot>((x, y, moved) => {
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="treeitem"]');
    const row = latest.current.rows.find(({ path }) => path === element?.dataset.path);
    if (!element || !row) return undefined;
    const box = element.getBoundingClientRect();
    const share = (y - box.top) / box.height;
    const position = getOutlineDropPosition(latest.current.form, row.path, share, row.isExpanded === true, moved);
    return position && createDropSpot(position, element, position.parent === row.path || share > 1 / 2);
  }, []);
  const spot = useDrop('outline', scroll, find);
  return spot ? <DropLine spot={spot} name={getContainerName(form, spot.position.parent, localizedKinds)} /> : null;
}

function createDropSpot(position: DropSpot['position'], row: HTMLElement, isBelow: boolean): DropSpot {
  const { offsetLeft: left, offsetTop, offsetWidth: width, offsetHeight } = row;
  return {
    position,
    axis: 'y',
    line: { left, top: offsetTop + (isBelow ? offsetHeight + 1 : -1), width, height: 0 },
  };
}

/** Rows of the outline that are collapsed. Selecting a component expands its ancestors. */
function useCollapsedRows(form: FormDefinition) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const path = useSelectedPath();
  const setRowCollapsed = useCallback((identity: string, isCollapsed: boolean) => {
    setCollapsed((now) => {
      const next = new Set(now);
      if (isCollapsed) next.add(identity);
      else next.delete(identity);
      return next;
    });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that is collapsed later stays collapsed
  useEffect(() => {
    for (let at = path && getPosition(path).parent; at !== undefined; at = getPosition(at).parent) {
      const container = findComponent(form, at);
      if (container && collapsed.has(getComponentIdentity(container)))
        setRowCollapsed(getComponentIdentity(container), false);
    }
  }, [path]);
  return { collapsed, setRowCollapsed };
}
