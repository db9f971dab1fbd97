import { makeStyles, mergeClasses, tokens, typographyStyles, useFluent } from '@fluentui/react-components';
import { ErrorCircle16Filled } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { ERRORS_SELECTOR } from '../kit/ErrorList.tsx';
import { stripHtmlTags } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import { tabsMessages } from './tabs.messages.ts';
import type { TabsProps } from './tabs.ts';

const WIDE_QUERY = '@container tideform-tabs (min-width: 480px)';

const useStyles = makeStyles({
  around: { containerType: 'inline-size', containerName: 'tideform-tabs' },
  beside: { [WIDE_QUERY]: { display: 'grid', gridTemplateColumns: 'minmax(120px, 25%) minmax(0, 1fr)', gap: '24px' } },
  upright: {
    [WIDE_QUERY]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      borderBottom: 'none',
      borderInlineEndWidth: tokens.strokeWidthThin,
      borderInlineEndStyle: 'solid',
      borderInlineEndColor: tokens.colorNeutralStroke2,
      marginBottom: 0,
    },
  },
  uprightTab: {
    [WIDE_QUERY]: {
      borderBottom: 'none',
      borderInlineEndWidth: tokens.strokeWidthThicker,
      borderInlineEndStyle: 'solid',
      borderInlineEndColor: 'transparent',
      borderRadius: tokens.borderRadiusMedium,
    },
  },
  uprightOpen: { [WIDE_QUERY]: { borderInlineEndColor: tokens.colorCompoundBrandStroke } },
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    marginBottom: tokens.spacingVerticalL,
  },
  tab: {
    ...typographyStyles.body1,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    maxWidth: '100%',
    minHeight: '40px',
    paddingInline: tokens.spacingHorizontalM,
    cursor: 'pointer',
    color: tokens.colorNeutralForeground2,
    backgroundColor: 'transparent',
    border: 'none',
    borderBottom: `${tokens.strokeWidthThicker} solid transparent`,
    borderTopLeftRadius: tokens.borderRadiusMedium,
    borderTopRightRadius: tokens.borderRadiusMedium,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`,
      outlineOffset: '-2px',
    },
    '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
    '@media (pointer: coarse)': { minHeight: '44px' },
    '> svg': { flexShrink: 0, color: tokens.colorPaletteRedForeground1 },
  },
  open: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { borderBottomColor: 'Highlight' },
  },
});

/** Tabs with the ARIA keyboard pattern: one tab stop, and arrow keys, Home and End to open other tabs. */
export function TabsView({ id, props, slot }: ViewProps<TabsProps, never, ReactNode>) {
  const styles = useStyles();
  const messages = useMessages(tabsMessages);
  const classes = useFieldClassNames();
  const isRightToLeft = useFluent().dir === 'rtl';
  const list = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(0);
  const isVertical = props.verticalLayout;
  const broken = useInvalidPanes(container).split(' ');
  const labels = props.components.map((label, index) => stripHtmlTags(label) || messages.tab({ position: index + 1 }));
  if (labels.length === 0) return null;

  const walk = (event: KeyboardEvent) => {
    const next = findTabByKey(event.key, open, labels.length, { isRightToLeft, isVertical });
    if (next === undefined) return;
    event.preventDefault();
    setOpen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div id={id} className={isVertical ? styles.around : undefined}>
      <div className={isVertical ? styles.beside : undefined}>
        <div
          ref={list}
          role="tablist"
          aria-label={stripHtmlTags(props.label)}
          aria-orientation={isVertical ? 'vertical' : undefined}
          className={mergeClasses(styles.list, isVertical && styles.upright)}
          onKeyDown={walk}
        >
          {labels.map((label, index) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a pane is identified by its position
              key={index}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-pane-${index}`}
              aria-selected={index === open}
              tabIndex={index === open ? 0 : -1}
              className={mergeClasses(
                styles.tab,
                index === open && styles.open,
                isVertical && styles.uprightTab,
                isVertical && index === open && styles.uprightOpen,
              )}
              onClick={() => setOpen(index)}
            >
              <bdi>{label}</bdi>
              {broken.includes(String(index)) && (
                <>
                  <ErrorCircle16Filled aria-hidden />
                  <span className={classes.hiddenLabel}>{messages.needsAttention}</span>
                </>
              )}
            </button>
          ))}
        </div>
        <div ref={container}>
          {labels.map((_, index) => (
            <TabPane
              // biome-ignore lint/suspicious/noArrayIndexKey: a pane is identified by its position
              key={index}
              id={`${id}-pane-${index}`}
              tabId={`${id}-tab-${index}`}
              isOpen={index === open}
              onReveal={() => setOpen(index)}
            >
              {slot(index)}
            </TabPane>
          ))}
        </div>
      </div>
    </div>
  );
}

interface TabLayout {
  readonly isRightToLeft: boolean;
  /**
   * Whether tabs are at the side of the panes, where the up and down keys work too. In narrow containers, they are
   * above the panes.
   */
  readonly isVertical: boolean;
}

/** Returns the index of the tab that a key opens. After the last tab, the first one follows. */
function findTabByKey(
  key: string,
  open: number,
  count: number,
  { isRightToLeft, isVertical }: TabLayout,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === (isRightToLeft ? 'ArrowLeft' : 'ArrowRight') || (isVertical && key === 'ArrowDown')) {
    return (open + 1) % count;
  }
  if (key === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft') || (isVertical && key === 'ArrowUp')) {
    return (open + count - 1) % count;
  }
  return undefined;
}

interface TabPaneProps {
  readonly id: string;
  readonly tabId: string;
  readonly isOpen: boolean;
  /** Called when content of a closed pane must be shown: found by the browser's find-in-page, or targeted by a link. */
  readonly onReveal: () => void;
  readonly children: ReactNode;
}

/**
 * Pane of a tab. A closed pane stays in the document with `hidden="until-found"`, so that the browser's find-in-page
 * searches it. The pane opens on the event `beforematch`, which the browser or `focusField` dispatches.
 */
function TabPane({ id, tabId, isOpen, onReveal, children }: TabPaneProps) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = pane.current;
    /* NOTE: set as an attribute, because React only supports a boolean `hidden`. */
    if (!isOpen) element?.setAttribute('hidden', 'until-found');
    /* Removes the attribute immediately, as the browser does, because only visible elements can be focused. */
    const reveal = () => {
      element?.removeAttribute('hidden');
      onReveal();
    };
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [isOpen, onReveal]);
  return (
    <div ref={pane} id={id} role="tabpanel" aria-labelledby={tabId} hidden={!isOpen}>
      {children}
    </div>
  );
}

/**
 * Returns the positions of panes with visible validation errors, separated by spaces. Searches the DOM instead of the
 * session, because panes may contain grids and other tabs that render their fields themselves.
 */
function useInvalidPanes(container: RefObject<HTMLElement | null>): string {
  const [broken, setBroken] = useState('');
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const updateInvalidPanes = () => {
      const panes = [...element.children].map((pane, index) => (pane.querySelector(ERRORS_SELECTOR) ? index : -1));
      setBroken(panes.filter((index) => index >= 0).join(' '));
    };
    updateInvalidPanes();
    const observer = new MutationObserver(updateInvalidPanes);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
  return broken;
}
