import { Button, Input, mergeClasses, Tab, TabList, useFluent } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { deferUntilLoaded } from '../defer-until-loaded.ts';
import { PageMenu } from './PageMenu.tsx';
import type { Edge } from './page-dragging.ts';
import { createPageIdentities } from './page-order.ts';
import { pagesMessages } from './pages.messages.ts';
import { usePagesStyles } from './pages.styles.ts';
import { type PageCommand, usePageActions } from './usePageActions.ts';

interface PageTabsProps {
  readonly form: FormDefinition;
  /** Definition that respondents answer now; `undefined` for an unpublished form. */
  readonly published?: FormDefinition | undefined;
  /** Index of the page that the canvas shows. */
  readonly pageIndex: number;
  readonly onSelect: (pageIndex: number) => void;
  readonly onCommand: (command: PageCommand) => void;
}

interface RenameFieldBox {
  readonly leftPx: number;
  readonly widthPx: number;
}

/**
 * Tabs of a wizard's pages. Pages can be dragged, moved by keys, renamed, added and deleted. Renders nothing for a form
 * without pages.
 */
export function PageTabs({ form, published, pageIndex, onSelect, onCommand }: PageTabsProps) {
  const messages = useMessages(pagesMessages);
  const styles = usePagesStyles();
  const hidden = useHiddenClass();
  const isRtl = useFluent().dir === 'rtl';
  const keysId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [renaming, setRenaming] = useState<RenameFieldBox>();
  const { pages, actions, announcement } = usePageActions({ form, published, onSelect, onCommand });
  const openPage = pages[pageIndex];
  const findTab = (index: number) => bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index];

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form edit may also move the open page to another index
  useEffect(() => {
    const tab = findTab(pageIndex);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (wantsFocus.current) tab?.focus();
    wantsFocus.current = false;
  }, [pageIndex, form]);

  useEffect(() => {
    const element = scroll.current;
    if (!element) return;
    return whenTabDraggingLoaded(({ registerTabScroll: scrollTabs }) => scrollTabs(element));
  }, []);

  const startRename = (index: number) => {
    const tab = findTab(index)?.getBoundingClientRect();
    const barBox = bar.current?.getBoundingClientRect();
    if (tab && barBox) setRenaming({ leftPx: tab.left - barBox.left, widthPx: tab.width });
    if (index !== pageIndex) onSelect(index);
  };
  const handleKeyDown = (index: number) => (event: KeyboardEvent) => {
    const toEnd = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight');
    const isMove = event.altKey && (toEnd || event.key === 'ArrowLeft' || event.key === 'ArrowRight');
    if (!isMove && event.key !== 'F2' && event.key !== 'Delete') return;
    event.preventDefault();
    event.stopPropagation();
    wantsFocus.current = true;
    if (isMove) actions.move(index, index + (toEnd ? 1 : -1));
    else if (event.key === 'F2') startRename(index);
    else actions.remove(index);
  };
  const finishRename = (title?: string) => {
    setRenaming(undefined);
    if (title !== undefined) actions.rename(pageIndex, title);
    findTab(pageIndex)?.focus();
  };

  if (form.display !== 'wizard') return null;
  const identities = createPageIdentities(pages.map(({ definition }) => definition));
  return (
    <div ref={bar} className={styles.bar}>
      <div ref={scroll} className={styles.scroll}>
        <TabList
          className={styles.tabs}
          aria-label={messages.label}
          selectedValue={pageIndex}
          onTabSelect={(_, { value }) => onSelect(Number(value))}
        >
          {pages.map(({ title }, index) => (
            <PageTab
              key={identities[index]}
              index={index}
              title={title}
              describedBy={keysId}
              onMove={actions.move}
              onKeyDown={handleKeyDown(index)}
              onRename={() => startRename(index)}
            />
          ))}
        </TabList>
      </div>
      {openPage && (
        <PageMenu
          title={openPage.title}
          index={pageIndex}
          count={pages.length}
          actions={actions}
          onRename={() => startRename(pageIndex)}
        />
      )}
      <Tooltip content={messages.add} relationship="label">
        <Button appearance="subtle" className={styles.button} icon={<Add20Regular />} onClick={actions.add} />
      </Tooltip>
      {renaming && openPage && <RenamePage {...renaming} title={openPage.title} onDone={finishRename} />}
      <span id={keysId} className={hidden}>
        {messages.keys}
      </span>
      <span role="status" className={hidden}>
        {announcement}
      </span>
    </div>
  );
}

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
function PageTab({ index, title, describedBy, onMove, onKeyDown, onRename }: PageTabProps) {
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

interface RenamePageProps {
  readonly title: string;
  /** Distance of the page's tab from the left edge of the bar, in pixels. */
  readonly leftPx: number;
  readonly widthPx: number;
  /** Called with the new title, or without a title when the user cancels. */
  readonly onDone: (title?: string) => void;
}

/** Inline editor for the title of a page, above its tab: Enter and blur save it, Escape cancels. */
function RenamePage({ title, leftPx, widthPx, onDone }: RenamePageProps) {
  const messages = useMessages(pagesMessages);
  const styles = usePagesStyles();
  const [editedTitle, setEditedTitle] = useState(title);
  const isDone = useRef(false);
  const finish = (next?: string) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') finish(editedTitle);
    if (event.key === 'Escape') finish();
  };
  return (
    <Input
      className={styles.title}
      style={{ left: leftPx, width: widthPx }}
      aria-label={messages.titleLabel}
      value={editedTitle}
      maxLength={255}
      autoFocus
      onFocus={(event) => event.target.select()}
      onChange={(_, data) => setEditedTitle(data.value)}
      onBlur={() => finish(editedTitle)}
      onKeyDown={handleKeyDown}
    />
  );
}

/**
 * Runs a callback with the module for dragging tabs as soon as it has loaded. If the module can't be loaded, pages can
 * still be moved by keyboard and in the page menu.
 */
const whenTabDraggingLoaded = deferUntilLoaded(() => import('./page-dragging.ts'));
