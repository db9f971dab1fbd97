import { Button, mergeClasses, useArrowNavigationGroup } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { memo } from 'react';
import { PathIcon } from '../../ui/FormIcon.tsx';
import { iconMessages } from './icon.messages.ts';
import { useIconStyles } from './icon.styles.ts';

interface IconGridProps {
  readonly icons: readonly { readonly name: string; readonly path: string }[];
  readonly chosen: string | undefined;
  readonly onChoose: (path: string) => void;
}

/** Grid of icons with one tab stop. Arrow keys move between icons. */
export const IconGrid = memo(function IconGrid({ icons, chosen, onChoose }: IconGridProps) {
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
