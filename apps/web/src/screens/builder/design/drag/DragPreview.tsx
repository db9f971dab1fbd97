import { Body1, FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { findPaletteIcon } from '@tideform/components/palette-icons';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dragPreviewStore } from './drag-data.ts';

const useStyles = makeStyles({
  provider: { backgroundColor: 'transparent' },
  ghost: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    height: '40px',
    maxWidth: '280px',
    boxSizing: 'border-box',
    paddingInline: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorCompoundBrandStroke}`,
    boxShadow: tokens.shadow16,
  },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** Card that follows the pointer during a drag. Rendered once per tab. */
export function DragPreview() {
  const styles = useStyles();
  const preview = useSyncExternalStore(dragPreviewStore.subscribe, dragPreviewStore.current);
  if (!preview) return null;
  const Icon = findPaletteIcon(preview.drag.type);
  return createPortal(
    <FluentProvider className={styles.provider}>
      <div className={styles.ghost}>
        <Icon />
        <Body1 className={styles.name}>{preview.drag.name}</Body1>
      </div>
    </FluentProvider>,
    preview.container,
  );
}
