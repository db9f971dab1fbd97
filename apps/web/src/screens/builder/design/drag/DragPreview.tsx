import { Body1, FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { paletteIconOf } from '@tideform/components/palette-icons';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { shownPreview } from './shown-preview.ts';

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

/** The card itself. One for the tab. */
export function DragPreview() {
  const styles = useStyles();
  const shown = useSyncExternalStore(shownPreview.subscribe, shownPreview.current);
  if (!shown) return null;
  const Icon = paletteIconOf(shown.drag.type);
  return createPortal(
    <FluentProvider className={styles.provider}>
      <div className={styles.ghost}>
        <Icon />
        <Body1 className={styles.name}>{shown.drag.name}</Body1>
      </div>
    </FluentProvider>,
    shown.container,
  );
}
