import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { Body1, FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { paletteIconOf } from '@tideform/components/palette-icons';
import { useSyncExternalStore } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Drag } from './drag-data.ts';

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

interface Preview {
  readonly container: HTMLElement;
  readonly drag: Drag;
}

let preview: Preview | undefined;
const listeners = new Set<() => void>();

/** Makes the browser drag a small card in the place of a picture of the element. */
export function showDragPreview(nativeSetDragImage: DataTransfer['setDragImage'] | null, drag: Drag): void {
  setCustomNativeDragPreview({
    nativeSetDragImage,
    getOffset: pointerOutsideOfPreview({ x: '16px', y: '8px' }),
    render({ container }) {
      become({ container, drag });
      return () => become(undefined);
    },
  });
}

/** NOTE: drawn at once: the browser takes its picture before React would draw by itself. */
function become(next: Preview | undefined): void {
  preview = next;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The card itself. One for the tab. */
export function DragPreview() {
  const styles = useStyles();
  const shown = useSyncExternalStore(subscribe, () => preview);
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
