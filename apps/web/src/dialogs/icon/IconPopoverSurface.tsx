import { Body1, Button, Caption1, mergeClasses, Spinner, useArrowNavigationGroup } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { memo, useState } from 'react';
import type { IconCatalog } from '../../data/forms/load-icon-catalog.ts';
import { ButtonPopover } from '../../ui/dialogs/ButtonPopover.tsx';
import { PathIcon } from '../../ui/icons/FormIcon.tsx';
import { formatIcon, parseIcon } from '../../ui/icons/parse-icon.ts';
import { SearchField } from '../../ui/layout/SearchField.tsx';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { iconMessages } from './icon.messages.ts';
import { useIconStyles, useTriggerStyles } from './icon.styles.ts';
import { useIconSearch } from './useIconSearch.ts';

/** Popover with the icon catalog, below the button that opens it. */
export function IconPopoverSurface(props: {
  readonly button: HTMLElement;
  readonly icon: string | undefined;
  readonly load: () => Promise<IconCatalog>;
  readonly onChoose: (icon: string) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(iconMessages);
  const styles = useTriggerStyles();
  const { button, icon, load, onChoose, onClose } = props;
  return (
    <ButtonPopover button={button} label={messages.title} align="start" className={styles.surface} onClose={onClose}>
      {(close) => (
        <MembersLocaleBoundary>
          <IconSearchBox
            load={load}
            chosen={parseIcon(icon)}
            onChoose={(path) => {
              close();
              onChoose(path === undefined ? '' : formatIcon(path));
            }}
          />
        </MembersLocaleBoundary>
      )}
    </ButtonPopover>
  );
}

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
function IconSearchBox({ load, chosen, onChoose }: IconSearchBoxProps) {
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

interface IconGridProps {
  readonly icons: readonly { readonly name: string; readonly path: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (path: string) => void;
}

/** Grid of icons with one tab stop. Arrow keys move between icons. */
const IconGrid = memo(function IconGrid({ icons, chosen, onChoose }: IconGridProps) {
  const messages = useMessages(iconMessages);
  const styles = useIconStyles();
  const arrows = useArrowNavigationGroup({ axis: 'grid', memorizeCurrent: true });
  return (
    <div role="toolbar" aria-label={messages.icons} className={styles.icons} {...arrows}>
      {icons.map(({ name, path }) => (
        <Button
          key={name}
          appearance="subtle"
          className={mergeClasses(styles.icon, path === chosen && styles.chosen)}
          aria-label={formatName(name)}
          title={formatName(name)}
          aria-pressed={path === chosen}
          onClick={() => onChoose(path)}
        >
          <PathIcon path={path} />
        </Button>
      ))}
    </div>
  );
});

/** Formats an icon name: `clipboard-check-outline` → `Clipboard check outline`. */
const formatName = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
