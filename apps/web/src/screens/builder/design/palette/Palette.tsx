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
import { kinds } from '@tideform/components/palette';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { memo, useState } from 'react';
import { useCustomFields } from '../../../../data/useCustomFields.ts';
import { designMessages } from '../design.messages.ts';
import { useDesignStyles } from '../design.styles.ts';
import { useDesign } from '../design-context.ts';
import { findKinds, kindMeant } from './find-kinds.ts';
import { PaletteItem } from './PaletteItem.tsx';
import { usePaletteStyles } from './palette.styles.ts';
import { useFavourites } from './useFavourites.ts';

const CustomFieldGroup = onDemand(
  async () => (await import('../../custom-fields/CustomFieldGroup.tsx')).CustomFieldGroup,
);

/** Every kind of component: a click adds one behind what is selected, dragging puts it anywhere. Keys in a setting do not draw it again. */
export const Palette = memo(function Palette() {
  const messages = useMessages(designMessages);
  const styles = usePaletteStyles();
  const { find } = useDesignStyles();
  const design = useDesign();
  const [query, setQuery] = useState('');
  const saidKinds = useSpoken(kinds);
  const [isChoosing, setChoosing] = useState(false);
  const favourites = useFavourites();
  const isSearching = query.trim() !== '';
  const found = findKinds(query, saidKinds);
  const wanted = query.trim().toLowerCase();
  const custom = useCustomFields(design.teamId)?.filter(({ name }) => name.toLowerCase().includes(wanted)) ?? [];
  const hasCustom = custom.length > 0 && !isChoosing;
  const kept = favourites.types.flatMap((type) => saidKinds.all.find((kind) => kind.type === type) ?? []);
  const atHand = { group: 'favourites', title: messages.palette.favourites, found: kept };
  const groups = isSearching || isChoosing || kept.length === 0 ? found : [atHand, ...found];
  const meant = isSearching ? kindMeant(query, found) : undefined;
  const arrows = useArrowNavigationGroup({ axis: 'grid-linear', memorizeCurrent: true });
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Input
          type="search"
          appearance="filled-darker"
          className={mergeClasses(find, styles.find)}
          contentBefore={<Search20Regular />}
          placeholder={messages.palette.findHint}
          aria-label={messages.palette.find}
          value={query}
          onChange={(_, { value }) => setQuery(value)}
          onKeyDown={({ key }) => key === 'Enter' && meant && !isChoosing && design.add(saidKinds.create(meant.type))}
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
                  isFavourite={isChoosing ? favourites.types.includes(kind.type) : undefined}
                  onToggle={favourites.toggle}
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
