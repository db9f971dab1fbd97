import { Body1, mergeClasses } from '@fluentui/react-components';
import { identityOf, type ListPlace, pathAt } from '@tideform/components/editing';
import { isSubmitButton } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { designMessages } from '../design.messages.ts';
import { Block } from './Block.tsx';
import { useCanvasStyles } from './canvas.styles.ts';
import { useDraw } from './draw-context.ts';

interface SlotListProps extends ListPlace {
  readonly components: readonly ComponentDefinition[];
  readonly isRoot?: boolean;
  /** Shown above the components, inside of what one can drop on. */
  readonly children?: ReactNode;
}

/** The components of the form or of one slot: what one can drop on. */
export function SlotList({ components, parent, slot, isRoot = false, children }: SlotListProps) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const { hidesSubmit, leftOut } = useDraw();
  const isShown = (one: ComponentDefinition) => !(hidesSubmit && isSubmitButton(one)) && !leftOut.has(one);
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
              key={identityOf(definition)}
              definition={definition}
              path={pathAt({ parent, slot, index })}
              isFirst={isRoot && parent === undefined && index === 0}
            />
          ),
      )}
      {!components.some((one) => isShown(one) || leftOut.has(one)) && !children && (
        <div className={styles.emptySlot}>
          <Body1>{messages.canvas.emptySlot}</Body1>
        </div>
      )}
    </div>
  );
}
