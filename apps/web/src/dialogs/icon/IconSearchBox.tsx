import { Body1, Button, Caption1, Spinner } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import type { IconCatalogue } from '../../data/load-icon-catalogue.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { IconGrid } from './IconGrid.tsx';
import { useIconStyles } from './icon.styles.ts';
import { iconWords } from './icon.words.ts';
import { useIconSearch } from './useIconSearch.ts';

/** In the catalogue. */
const iconCount = 7_447;

interface IconSearchBoxProps {
  readonly load: () => Promise<IconCatalogue>;
  /** Path of the icon that the form has. */
  readonly chosen: string | undefined;
  /** Without a path: the standard icon. */
  readonly onChoose: (path: string | undefined) => void;
}

/** Words to search by, and the icons that fit them. */
export function IconSearchBox({ load, chosen, onChoose }: IconSearchBoxProps) {
  const words = useWords(iconWords);
  const styles = useIconStyles();
  const [typed, setTyped] = useState('');
  const search = useIconSearch(load, typed);
  return (
    <>
      <SearchField
        className={styles.search}
        label={words.search}
        placeholder={words.placeholder({ icons: iconCount })}
        value={typed}
        onChange={(_, data) => setTyped(data.value)}
      />
      <Caption1 role="status" className={styles.quiet}>
        {search.state === 'loading' && words.loading}
        {search.state === 'ready' &&
          (search.isSuggested ? words.suggested : words.found({ count: search.icons.length }))}
      </Caption1>
      {search.state === 'loading' && (
        <div className={styles.note}>
          <Spinner aria-hidden="true" />
        </div>
      )}
      {search.state === 'failed' && (
        <div className={styles.note} role="alert">
          <Body1>{words.failed}</Body1>
          <Button onClick={search.retry}>{words.retry}</Button>
        </div>
      )}
      {search.state === 'ready' && search.icons.length === 0 && (
        <div className={styles.note}>
          <Body1>{words.nothing}</Body1>
        </div>
      )}
      {search.state === 'ready' && search.icons.length > 0 && (
        <IconGrid icons={search.icons} chosen={chosen} onChoose={onChoose} />
      )}
      {chosen !== undefined && (
        <Button appearance="subtle" onClick={() => onChoose(undefined)}>
          {words.standard}
        </Button>
      )}
    </>
  );
}
