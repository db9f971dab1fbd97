import {
  Body1,
  Caption1,
  Input,
  makeStyles,
  mergeClasses,
  ToggleButton,
  Tooltip,
  tokens,
  useArrowNavigationGroup,
} from '@fluentui/react-components';
import { Search20Regular, Star20Filled, Star20Regular } from '@fluentui/react-icons';
import { kinds } from '@tideform/components/palette';
import { useSpoken, useWords } from '@tideform/words/react';
import { memo, useState } from 'react';
import { useDesignStyles } from '../design.styles.ts';
import { designWords } from '../design.words.ts';
import { useDesign } from '../design-context.ts';
import { findKinds } from './find-kinds.ts';
import { PaletteItem } from './PaletteItem.tsx';
import { useFavourites } from './useFavourites.ts';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
  head: { display: 'flex', alignItems: 'center', flexShrink: 0, margin: '12px 8px 4px 12px', gap: '4px' },
  find: { flexGrow: 1, minWidth: 0, margin: 0 },
  star: { flexShrink: 0, minWidth: '32px', '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  hint: { margin: '4px 16px', color: tokens.colorNeutralForeground2 },
  list: { flexGrow: 1, minHeight: 0, overflowY: 'auto', padding: '0 12px 16px', scrollbarWidth: 'thin' },
  group: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '4px',
    '@container (max-width: 240px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  title: { margin: '12px 4px 8px', color: tokens.colorNeutralForeground2 },
  none: { padding: '24px 12px', textAlign: 'center' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Every kind of component: a click adds one behind what is selected, dragging puts it anywhere. Keys in a setting do not draw it anew. */
export const Palette = memo(function Palette() {
  const words = useWords(designWords);
  const styles = useStyles();
  const { find } = useDesignStyles();
  const design = useDesign();
  const [query, setQuery] = useState('');
  const saidKinds = useSpoken(kinds);
  const [isChoosing, setChoosing] = useState(false);
  const favourites = useFavourites();
  const isSearching = query.trim() !== '';
  const found = findKinds(query, saidKinds);
  const kept = favourites.types.flatMap((type) => saidKinds.all.find((kind) => kind.type === type) ?? []);
  const atHand = { group: 'favourites', title: words.palette.favourites, found: kept };
  const groups = isSearching || isChoosing || kept.length === 0 ? found : [atHand, ...found];
  const first = isSearching ? found[0]?.found[0] : undefined;
  const arrows = useArrowNavigationGroup({ axis: 'grid-linear', memorizeCurrent: true });
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Input
          type="search"
          appearance="filled-darker"
          className={mergeClasses(find, styles.find)}
          contentBefore={<Search20Regular />}
          placeholder={words.palette.findHint}
          aria-label={words.palette.find}
          value={query}
          onChange={(_, { value }) => setQuery(value)}
          onKeyDown={({ key }) => key === 'Enter' && first && !isChoosing && design.add(saidKinds.create(first.type))}
        />
        <Tooltip
          content={isChoosing ? words.palette.choseFavourites : words.palette.chooseFavourites}
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
          {words.palette.favouritesHint}
        </Caption1>
      )}
      <section aria-label={words.palette.label} className={styles.list} {...arrows}>
        {groups.map(({ group, title, found }) => (
          <div key={group}>
            <Caption1 as="h2" block className={styles.title}>
              {title}
            </Caption1>
            <div className={styles.group}>
              {found.map((kind) => (
                <PaletteItem
                  key={kind.type}
                  kind={kind}
                  isFavourite={isChoosing ? favourites.types.includes(kind.type) : undefined}
                  onToggle={favourites.toggle}
                />
              ))}
            </div>
          </div>
        ))}
        {groups.length === 0 && (
          <div className={styles.none}>
            <Body1 as="p" block>
              {words.palette.none({ query })}
            </Body1>
            <Caption1 className={styles.quiet}>{words.palette.noneHint}</Caption1>
          </div>
        )}
      </section>
    </div>
  );
});
