import {
  Body1,
  Caption1,
  Input,
  mergeClasses,
  ToggleButton,
  useArrowNavigationGroup,
} from '@fluentui/react-components';
import { Search20Regular, Star20Filled, Star20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { localizedPalette } from '@tideform/components/palette';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { memo, useState } from 'react';
import { useCustomFields } from '../../../../data/teams/useTeam.ts';
import { designMessages } from '../design.messages.ts';
import { useDesignStyles } from '../design.styles.ts';
import { useDesignActions } from '../design-actions-context.ts';
import { findBestMatch, findComponentTypes } from './find-component-types.ts';
import { PaletteItem, usePaletteStyles } from './PaletteItem.tsx';

const storageKey = 'tideform.builder.favourites';

/** Favorite component types, in the order in which the user chose them. Stored on the device. */
function useFavorites() {
  const [types, setTypes] = useState(loadFavorites);
  const toggle = (type: string) => {
    // Another window may have changed the favorites.
    const now = loadFavorites();
    const next = now.includes(type) ? now.filter((one) => one !== type) : [...now, type];
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // If storage is unavailable, the favorites last until the screen closes.
    }
    setTypes(next);
  };
  return { types, toggle };
}

function loadFavorites(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((type) => typeof type === 'string') : [];
  } catch {
    return [];
  }
}

const CustomFieldGroup = onDemand(async () => (await import('./CustomFieldGroup.tsx')).CustomFieldGroup);

/**
 * Palette of all component types: a click adds a component after the selected one, dragging inserts it anywhere.
 * Memoized, so that typing in a setting doesn't render it again.
 */
export const Palette = memo(function Palette() {
  const messages = useMessages(designMessages);
  const styles = usePaletteStyles();
  const { find: inputStyle } = useDesignStyles();
  const design = useDesignActions();
  const [query, setQuery] = useState('');
  const localizedKinds = useLocalized(localizedPalette);
  const [isChoosing, setChoosing] = useState(false);
  const favorites = useFavorites();
  const isSearching = query.trim() !== '';
  const matchingGroups = findComponentTypes(query, localizedKinds);
  const normalizedQuery = query.trim().toLowerCase();
  const custom =
    useCustomFields(design.teamId)?.filter(({ name }) => name.toLowerCase().includes(normalizedQuery)) ?? [];
  const hasCustom = custom.length > 0 && !isChoosing;
  const favoriteTypes = favorites.types.flatMap((type) => localizedKinds.all.find((kind) => kind.type === type) ?? []);
  const favoritesGroup = { group: 'favourites', title: messages.palette.favourites, found: favoriteTypes };
  const groups =
    isSearching || isChoosing || favoriteTypes.length === 0 ? matchingGroups : [favoritesGroup, ...matchingGroups];
  const bestMatch = isSearching ? findBestMatch(query, matchingGroups) : undefined;
  const arrows = useArrowNavigationGroup({ axis: 'grid-linear', memorizeCurrent: true });
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Input
          type="search"
          appearance="filled-darker"
          className={mergeClasses(inputStyle, styles.find)}
          contentBefore={<Search20Regular />}
          placeholder={messages.palette.findHint}
          aria-label={messages.palette.find}
          value={query}
          onChange={(_, { value }) => setQuery(value)}
          onKeyDown={({ key }) =>
            key === 'Enter' && bestMatch && !isChoosing && design.add(localizedKinds.create(bestMatch.type))
          }
        />
        <Tooltip
          content={isChoosing ? messages.palette.choseFavourites : messages.palette.chooseFavourites}
          relationship="label"
        >
          <ToggleButton
            appearance="subtle"
            className={styles.star}
            icon={isChoosing ? <Star20Filled /> : <Star20Regular />}
            checked={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          />
        </Tooltip>
      </div>
      {isChoosing && (
        <Caption1 as="p" block className={styles.hint}>
          {messages.palette.favouritesHint}
        </Caption1>
      )}
      <section aria-label={messages.palette.label} className={styles.list} {...arrows}>
        {hasCustom && <CustomFieldGroup fields={custom} />}
        {groups.map(({ group, title, found }) => (
          <div key={group}>
            <Caption1 as="h2" block className={styles.title}>
              {title}
            </Caption1>
            <div className={styles.group}>
              {found.map((kind) => (
                <PaletteItem
                  key={kind.type}
                  type={kind.type}
                  name={kind.name}
                  breakableName={kind.breakableName}
                  isFavorite={isChoosing ? favorites.types.includes(kind.type) : undefined}
                  onToggle={favorites.toggle}
                />
              ))}
            </div>
          </div>
        ))}
        {groups.length === 0 && !hasCustom && (
          <div className={styles.none}>
            <Body1 as="p" block>
              {messages.palette.none({ query })}
            </Body1>
            <Caption1 className={styles.quiet}>{messages.palette.noneHint}</Caption1>
          </div>
        )}
      </section>
    </div>
  );
});
