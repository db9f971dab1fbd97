import { Button, TabList, useFluent } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons';
import { useHiddenClass } from '@tideform/components/kit/classes/useHiddenClass.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { withPageDragging } from './load-page-dragging.ts';
import { PageMenu } from './PageMenu.tsx';
import { PageTab } from './PageTab.tsx';
import { pageIdentities } from './page-identities.ts';
import { pagesMessages } from './pages.messages.ts';
import { usePagesStyles } from './pages.styles.ts';
import { RenamePage } from './RenamePage.tsx';
import { type Command, usePageActions } from './usePageActions.ts';

interface PageTabsProps {
  readonly form: FormDefinition;
  /** What people answer now; absent: the form isn't published. */
  readonly published?: FormDefinition | undefined;
  /** The page that the canvas shows, among the pages. */
  readonly pageIndex: number;
  readonly onSelect: (pageIndex: number) => void;
  readonly onCommand: (command: Command) => void;
}

interface Renaming {
  readonly leftPx: number;
  readonly widthPx: number;
}

/** The pages of a wizard as tabs that can be dragged, moved by keys, renamed, added and deleted. Nothing for one page. */
export function PageTabs({ form, published, pageIndex, onSelect, onCommand }: PageTabsProps) {
  const messages = useMessages(pagesMessages);
  const styles = usePagesStyles();
  const hidden = useHiddenClass();
  const isRtl = useFluent().dir === 'rtl';
  const keysId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const [renaming, setRenaming] = useState<Renaming>();
  const { pages, actions, said } = usePageActions({ form, published, onSelect, onCommand });
  const open = pages[pageIndex];
  const tabAt = (index: number) => bar.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index];

  // biome-ignore lint/correctness/useExhaustiveDependencies: after the open page changed, wherever it lies now
  useEffect(() => {
    const tab = tabAt(pageIndex);
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (wantsFocus.current) tab?.focus();
    wantsFocus.current = false;
  }, [pageIndex, form]);

  useEffect(() => {
    const element = scroll.current;
    if (!element) return;
    return withPageDragging(({ scrollTabs }) => scrollTabs(element));
  }, []);

  const rename = (index: number) => {
    const tab = tabAt(index)?.getBoundingClientRect();
    const around = bar.current?.getBoundingClientRect();
    if (tab && around) setRenaming({ leftPx: tab.left - around.left, widthPx: tab.width });
    if (index !== pageIndex) onSelect(index);
  };
  const press = (index: number) => (event: KeyboardEvent) => {
    const toEnd = event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight');
    const isMove = event.altKey && (toEnd || event.key === 'ArrowLeft' || event.key === 'ArrowRight');
    if (!isMove && event.key !== 'F2' && event.key !== 'Delete') return;
    event.preventDefault();
    event.stopPropagation();
    wantsFocus.current = true;
    if (isMove) actions.move(index, index + (toEnd ? 1 : -1));
    else if (event.key === 'F2') rename(index);
    else actions.remove(index);
  };
  const renamed = (title?: string) => {
    setRenaming(undefined);
    if (title !== undefined) actions.rename(pageIndex, title);
    tabAt(pageIndex)?.focus();
  };

  if (form.display !== 'wizard') return null;
  const identities = pageIdentities(pages.map(({ definition }) => definition));
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
              onKeyDown={press(index)}
              onRename={() => rename(index)}
            />
          ))}
        </TabList>
      </div>
      {open && (
        <PageMenu
          title={open.title}
          index={pageIndex}
          count={pages.length}
          actions={actions}
          onRename={() => rename(pageIndex)}
        />
      )}
      <Tooltip content={messages.add} relationship="label">
        <Button appearance="subtle" className={styles.button} icon={<Add20Regular />} onClick={actions.add} />
      </Tooltip>
      {renaming && open && <RenamePage {...renaming} title={open.title} onDone={renamed} />}
      <span id={keysId} className={hidden}>
        {messages.keys}
      </span>
      <span role="status" className={hidden}>
        {said}
      </span>
    </div>
  );
}
