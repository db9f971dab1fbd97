import { Body1, Caption1, Input, makeStyles, tokens, useArrowNavigationGroup } from '@fluentui/react-components';
import { Search20Regular } from '@fluentui/react-icons';
import { kinds } from '@tideform/components/palette';
import { useSpoken, useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useDesignStyles } from '../design.styles.ts';
import { designWords } from '../design.words.ts';
import { useDesign } from '../design-context.ts';
import { findKinds } from './find-kinds.ts';
import { PaletteItem } from './PaletteItem.tsx';

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 },
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

/** Every kind of component: a click adds one behind what is selected, dragging puts it anywhere. */
export function Palette() {
  const words = useWords(designWords);
  const styles = useStyles();
  const { find } = useDesignStyles();
  const design = useDesign();
  const [query, setQuery] = useState('');
  const saidKinds = useSpoken(kinds);
  const groups = findKinds(query, saidKinds);
  const first = query.trim() === '' ? undefined : groups[0]?.found[0];
  const arrows = useArrowNavigationGroup({ axis: 'grid-linear', memorizeCurrent: true });
  return (
    <div className={styles.root}>
      <Input
        type="search"
        appearance="filled-darker"
        className={find}
        contentBefore={<Search20Regular />}
        placeholder={words.palette.find}
        aria-label={words.palette.find}
        value={query}
        onChange={(_, { value }) => setQuery(value)}
        onKeyDown={({ key }) => key === 'Enter' && first && design.add(saidKinds.create(first.type))}
      />
      <section aria-label={words.palette.label} className={styles.list} {...arrows}>
        {groups.map(({ group, title, found }) => (
          <div key={group}>
            <Caption1 as="h2" block className={styles.title}>
              {title}
            </Caption1>
            <div className={styles.group}>
              {found.map((kind) => (
                <PaletteItem key={kind.type} kind={kind} />
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
}
