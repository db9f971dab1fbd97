import { Body1, Input, useFluent } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { kinds } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { pressKey } from '../actions/press-key.ts';
import { placeName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useDesignStyles } from '../design.styles.ts';
import { useDesign } from '../design-context.ts';
import { DropLine } from '../drag/DropLine.tsx';
import type { DropSpot, FindSpot } from '../drag/drop-spot-at.ts';
import { useDrop } from '../drag/useDrop.ts';
import { FocusSelected } from '../selection/FocusSelected.tsx';
import { pressForSeveral } from '../selection/press-on.ts';
import { OutlineItem } from './OutlineItem.tsx';
import { useOutlineStyles } from './outline.styles.ts';
import { outlinePlace } from './outline-place.ts';
import { type OutlineRow, outlineRows } from './outline-rows.ts';
import { createTypeAhead } from './type-ahead.ts';
import { useFolded } from './useFolded.ts';

/** What a page can draw at once, in rows. */
const mostRows = 2_000;

/** The form as a tree: to find one's way in it, to select, and to move by key or by hand. */
export function Outline({ form }: { readonly form: FormDefinition }) {
  const messages = useMessages(designMessages);
  const styles = useOutlineStyles();
  const { find } = useDesignStyles();
  const design = useDesign();
  const isRtl = useFluent().dir === 'rtl';
  const [query, setQuery] = useState('');
  const saidKinds = useSpoken(kinds);
  const { folded, fold } = useFolded(form);
  const scroll = useRef<HTMLDivElement>(null);
  const all = useMemo(() => outlineRows(form, folded, saidKinds, query), [form, folded, saidKinds, query]);
  const rows = useMemo(() => all.slice(0, mostRows), [all]);
  const rowAt = (target: EventTarget) => rows.find(({ path }) => path === (target as HTMLElement).dataset.path);
  const { selection } = design;
  const select = (row: OutlineRow | undefined) => {
    if (row && selection.current().isPicking) selection.goTo(row.path, 'outline');
    else if (row) selection.select(row.path, 'outline');
  };
  const [typeAhead] = useState(createTypeAhead);
  const drawn = useRef(rows);
  drawn.current = rows;
  const order = useCallback(() => drawn.current.map(({ path }) => path), []);

  const walk = (row: OutlineRow, key: string): boolean => {
    const at = rows.indexOf(row);
    const [forth, back] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (key === 'ArrowDown') select(rows[at + 1]);
    else if (key === 'ArrowUp') select(rows[at - 1]);
    else if (key === 'Home') select(rows[0]);
    else if (key === 'End') select(rows.at(-1));
    else if (key === forth && row.isExpanded === false) fold(row.identity, false);
    else if (key === forth && row.isExpanded) select(rows[at + 1]);
    else if (key === back && row.isExpanded) fold(row.identity, true);
    else if (key === back) select(rows.slice(0, at).findLast(({ level }) => level < row.level));
    else return false;
    return true;
  };

  const press = (event: KeyboardEvent) => {
    const row = rowAt(event.target);
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
    const typed = typeAhead(event, rows, at);
    if (typed !== undefined) {
      event.preventDefault();
      return select(rows[typed]);
    }
    if (pressForSeveral(selection, row.path, event, next, order, 'outline')) return event.preventDefault();
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const isDone = (isPlain && walk(row, event.key)) || pressKey(design, row.path, event, 'outline', isRtl);
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
            onKeyDown={press}
            onPaste={(event) => {
              if (!rowAt(event.target)) return;
              event.preventDefault();
              design.paste(event.clipboardData.getData('text/plain'), 'outline');
            }}
          >
            {rows.map((row, index) => (
              <OutlineItem key={row.path} {...row} isFirst={index === 0} onFold={fold} order={order} />
            ))}
            <OutlineDrop form={form} rows={rows} scroll={scroll} />
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

interface OutlineDropProps {
  readonly form: FormDefinition;
  readonly rows: readonly OutlineRow[];
  readonly scroll: RefObject<HTMLDivElement | null>;
}

function OutlineDrop({ form, rows, scroll }: OutlineDropProps) {
  const saidKinds = useSpoken(kinds);
  const drawn = useRef({ form, rows });
  drawn.current = { form, rows };
  const find = useCallback<FindSpot>((x, y, moved) => {
    const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[role="treeitem"]');
    const row = drawn.current.rows.find(({ path }) => path === element?.dataset.path);
    if (!element || !row) return undefined;
    const box = element.getBoundingClientRect();
    const share = (y - box.top) / box.height;
    const place = outlinePlace(drawn.current.form, row.path, share, row.isExpanded === true, moved);
    return place && spotOf(place, element, place.parent === row.path || share > 1 / 2);
  }, []);
  const spot = useDrop('outline', scroll, find);
  return spot ? <DropLine spot={spot} name={placeName(form, spot.place.parent, saidKinds)} /> : null;
}

function spotOf(place: DropSpot['place'], row: HTMLElement, isBelow: boolean): DropSpot {
  const { offsetLeft: left, offsetTop, offsetWidth: width, offsetHeight } = row;
  return { place, axis: 'y', line: { left, top: offsetTop + (isBelow ? offsetHeight + 1 : -1), width, height: 0 } };
}
