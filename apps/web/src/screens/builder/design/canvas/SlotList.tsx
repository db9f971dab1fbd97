import { Body1, mergeClasses } from '@fluentui/react-components';
import { formatPath, getComponentIdentity, type ListPosition } from '@tideform/components/editing';
import { isSubmitButton } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { designMessages } from '../design.messages.ts';
import { Block } from './Block.tsx';
import { useCanvasStyles } from './canvas.styles.ts';
import { useCanvasRenderer } from './canvas-renderer.ts';

interface SlotListProps extends ListPosition {
  readonly components: readonly ComponentDefinition[];
  readonly isRoot?: boolean;
  /** Content above the components, inside the drop area. */
  readonly children?: ReactNode;
}

/** Drop area with the components of the form or of one slot. */
export function SlotList({ components, parent, slot, isRoot = false, children }: SlotListProps) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const { hidesSubmit, omitted } = useCanvasRenderer();
  const isShown = (one: ComponentDefinition) => !(hidesSubmit && isSubmitButton(one)) && !omitted.has(one);
  return (
    <div
      data-slot={slot ?? ''}
      data-parent={parent ?? ''}
      className={mergeClasses(styles.list, isRoot && styles.rootList)}
    >
      {children}
      {components.map(
        (definition, index) =>
          isShown(definition) && (
            <Block
              key={getComponentIdentity(definition)}
              definition={definition}
              path={formatPath({ parent, slot, index })}
              isFirst={isRoot && parent === undefined && index === 0}
            />
          ),
      )}
      {!components.some((one) => isShown(one) || omitted.has(one)) && !children && (
        <div className={styles.emptySlot}>
          <Body1>{messages.canvas.emptySlot}</Body1>
        </div>
      )}
    </div>
  );
}
