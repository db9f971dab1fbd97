import {
  Body1,
  Button,
  mergeClasses,
  Skeleton,
  SkeletonItem,
  Subtitle2,
  ToggleButton,
} from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { failureMessages } from '../failures/failure.messages.ts';
import { useOnline } from '../ui/browser/useOnline.ts';
import { KnowledgeDrawing } from '../ui/drawings/KnowledgeDrawing.tsx';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { SearchField } from '../ui/layout/SearchField.tsx';
import type { Loaded } from '../ui/loading/useLoaded.ts';
import { uiMessages } from '../ui/ui.messages.ts';
import type { Gallery } from './load-templates.ts';
import { searchTemplates } from './search-templates.ts';
import { TemplateCards } from './TemplateCards.tsx';
import { type Industry, industries, type ListedTemplate } from './template.ts';
import { templatesMessages } from './templates.messages.ts';
import { useTemplatesStyles } from './templates.styles.ts';

/** Search text and filters of the template gallery. */
export interface TemplateFilter {
  readonly search: string;
  readonly industries: readonly Industry[];
  /** Whether forms of the user's other teams are shown instead of templates. */
  readonly isTeamFormsOnly: boolean;
}

export const noTemplateFilter: TemplateFilter = { search: '', industries: [], isTeamFormsOnly: false };

/** Gallery of form templates with a search and filters by industry. */
export function TemplateGallery(props: {
  readonly gallery: Loaded<Gallery>;
  /** Whether the user has other teams whose forms can be shown. */
  readonly hasTeams: boolean;
  /** Whether the gallery fills the screen. The search is then in a row of its own, without a heading. */
  readonly isWholeScreen?: boolean;
  readonly filter: TemplateFilter;
  readonly onFilter: (filter: TemplateFilter) => void;
  readonly onChoose: (template: ListedTemplate) => void;
}) {
  const messages = useMessages(templatesMessages);
  const styles = useTemplatesStyles();
  const { hasTeams, isWholeScreen: isAlone = false, filter, onFilter } = props;
  const { search, industries: chosen, isTeamFormsOnly: isOfTeams } = filter;
  const toggle = (industry: Industry) =>
    onFilter({
      ...filter,
      isTeamFormsOnly: false,
      industries: chosen.includes(industry) ? chosen.filter((one) => one !== industry) : [...chosen, industry],
    });
  return (
    <>
      <div className={styles.bar}>
        {!isAlone && (
          <Subtitle2 as="h3" className={mergeClasses(styles.heading, styles.barTitle)}>
            {messages.templates}
          </Subtitle2>
        )}
        <SearchField
          className={isAlone ? styles.wholeRow : styles.search}
          label={messages.search}
          value={search}
          onChange={(_, data) => onFilter({ ...filter, search: data.value })}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not all browsers can lay out a fieldset as a row of chips */}
      <div className={styles.chips} role="group" aria-label={messages.industry}>
        <Chip
          name={messages.all}
          isChosen={chosen.length === 0 && !isOfTeams}
          onPress={() => onFilter({ ...noTemplateFilter, search })}
        />
        {hasTeams && (
          <Chip
            name={messages.ofTeams}
            isChosen={isOfTeams}
            onPress={() => onFilter({ search, industries: [], isTeamFormsOnly: !isOfTeams })}
          />
        )}
        {industries.map((industry) => (
          <Chip
            key={industry}
            name={messages.industries[industry]}
            isChosen={chosen.includes(industry)}
            onPress={() => toggle(industry)}
          />
        ))}
      </div>
      <SearchResults {...props} />
    </>
  );
}

function Chip(props: { readonly name: string; readonly isChosen: boolean; readonly onPress: () => void }) {
  const styles = useTemplatesStyles();
  const { name, isChosen, onPress } = props;
  return (
    <ToggleButton
      size="small"
      shape="circular"
      checked={isChosen}
      className={mergeClasses(styles.chip, isChosen && styles.chosen)}
      onClick={onPress}
    >
      {name}
    </ToggleButton>
  );
}

const emptyGallery: Gallery = { templates: [], unavailableHosts: [] };

function SearchResults({ gallery, filter, onFilter, onChoose }: Parameters<typeof TemplateGallery>[0]) {
  const messages = useMessages(templatesMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useTemplatesStyles();
  const { locale } = useLocale();
  const isOnline = useOnline();
  const scroller = useRef<HTMLDivElement>(null);
  const { value, cause, retry } = gallery;
  const { templates, unavailableHosts } = value ?? emptyGallery;
  const { search, industries: chosen, isTeamFormsOnly: isOfTeams } = filter;
  const found = useMemo(() => searchTemplates(templates, search, chosen), [templates, search, chosen]);
  const { shown, onScroll } = useInfiniteScroll(scroller, found);
  if (cause) {
    return (
      <div className={styles.empty}>
        <EmptyState
          level="h2"
          title={failures.oops}
          text={isOnline ? '' : messages.offline}
          action={<Button onClick={retry}>{ui.tryAgain}</Button>}
        />
      </div>
    );
  }
  if (!value) return <GallerySkeleton />;
  const isFiltered = search.trim() !== '' || chosen.length > 0 || isOfTeams;
  return (
    <>
      <div className={styles.told}>
        <Body1 role="status">
          {(search.trim() === '' ? messages.found : messages.bestFirst)({ count: found.length })}
          {unavailableHosts.length > 0 &&
            ` ${messages.missing({ hosts: new Intl.ListFormat(locale).format(unavailableHosts) })}`}
        </Body1>
        {isFiltered && (
          <Button appearance="subtle" size="small" className={styles.clear} onClick={() => onFilter(noTemplateFilter)}>
            {messages.clear}
          </Button>
        )}
      </div>
      <div className={styles.scroll} ref={scroller} onScroll={onScroll}>
        {found.length === 0 ? (
          <EmptyState art={KnowledgeDrawing} title={messages.none} text={messages.noneText} />
        ) : (
          <TemplateCards label={messages.templates} templates={found.slice(0, shown)} onChoose={onChoose} />
        )}
      </div>
    </>
  );
}

function GallerySkeleton() {
  const messages = useMessages(templatesMessages);
  const styles = useTemplatesStyles();
  return (
    <Skeleton aria-label={messages.loading} className={styles.grid}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((number) => (
        <SkeletonItem key={number} className={styles.bone} />
      ))}
    </Skeleton>
  );
}

/** Number of items that are shown initially and added each time. */
const PAGE_SIZE = 12;
const NEAR_PX = 400;
const THROTTLE_MS = 250;

/**
 * Returns how many items of a long list to show. The number grows when the user scrolls near the end, which is checked
 * at most four times a second, and initially while the items don't fill the element.
 *
 * @param list items; a different list starts again
 */
function useInfiniteScroll(scroller: RefObject<HTMLElement | null>, list: readonly unknown[]) {
  const [state, setState] = useState({ list, shown: PAGE_SIZE });
  const shown = state.list === list ? state.shown : PAGE_SIZE;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const showMoreWithin = useCallback(
    (px: number) => {
      const element = scroller.current;
      if (!element || shown >= list.length) return;
      const remainingPx = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (remainingPx <= px) setState({ list, shown: shown + PAGE_SIZE });
    },
    [scroller, list, shown],
  );
  const checkScroll = () => {
    timer.current = undefined;
    showMoreWithin(NEAR_PX);
  };
  const latest = useRef(checkScroll);
  latest.current = checkScroll;

  // While the items don't overflow, the user can't scroll, so more items are added immediately.
  useEffect(() => showMoreWithin(0), [showMoreWithin]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = useCallback(() => {
    timer.current ??= setTimeout(() => latest.current(), THROTTLE_MS);
  }, []);
  return { shown, onScroll };
}
