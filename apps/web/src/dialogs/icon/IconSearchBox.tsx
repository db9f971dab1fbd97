import { Body1, Button, Caption1, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { IconCatalog } from '../../data/forms/load-icon-catalog.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { IconGrid } from './IconGrid.tsx';
import { iconMessages } from './icon.messages.ts';
import { useIconStyles } from './icon.styles.ts';
import { useIconSearch } from './useIconSearch.ts';

/** Number of icons in the catalog. */
const iconCount = 7_447;

interface IconSearchBoxProps {
  readonly load: () => Promise<IconCatalog>;
  /** SVG path of the form's current icon. */
  readonly chosen: string | undefined;
  /** Called with the SVG path of the selected icon; `undefined`: the default icon. */
  readonly onChoose: (path: string | undefined) => void;
}

/** Input for searching icons, with the matching icons below. */
export function IconSearchBox({ load, chosen, onChoose }: IconSearchBoxProps) {
  const messages = useMessages(iconMessages);
  const styles = useIconStyles();
  const [typed, setTyped] = useState('');
  const search = useIconSearch(load, typed);
  return (
    <>
      <SearchField
        className={styles.search}
        label={messages.search}
        placeholder={messages.placeholder({ icons: iconCount })}
        value={typed}
        onChange={(_, data) => setTyped(data.value)}
      />
      <Caption1 role="status" className={styles.quiet}>
        {search.state === 'loading' && messages.loading}
        {search.state === 'ready' &&
          (search.isSuggested ? messages.suggested : messages.found({ count: search.icons.length }))}
      </Caption1>
      {search.state === 'loading' && (
        <div className={styles.note}>
          <Spinner aria-hidden="true" />
        </div>
      )}
      {search.state === 'failed' && (
        <div className={styles.note} role="alert">
          <Body1>{messages.failed}</Body1>
          <Button onClick={search.retry}>{messages.retry}</Button>
        </div>
      )}
      {search.state === 'ready' && search.icons.length === 0 && (
        <div className={styles.note}>
          <Body1>{messages.nothing}</Body1>
        </div>
      )}
      {search.state === 'ready' && search.icons.length > 0 && (
        <IconGrid icons={search.icons} chosen={chosen} onChoose={onChoose} />
      )}
      {chosen !== undefined && (
        <Button appearance="subtle" onClick={() => onChoose(undefined)}>
          {messages.standard}
        </Button>
      )}
    </>
  );
}
