import { Body1, mergeClasses } from '@fluentui/react-components';
import type { ComponentDefinition } from '@tideform/engine';
import type { ReactNode } from 'react';
import { type ListPlace, pathAt } from '../../edit-form/place/component-path.ts';
import { words } from '../design.words.ts';
import { Block } from './Block.tsx';
import { useCanvasStyles } from './canvas.styles.ts';

interface SlotListProps extends ListPlace {
  readonly components: readonly ComponentDefinition[];
  readonly isRoot?: boolean;
  /** Shown above the components, inside of what one can drop on. */
  readonly children?: ReactNode;
}

/** The components of the form or of one slot: what one can drop on. */
export function SlotList({ components, parent, slot, isRoot = false, children }: SlotListProps) {
  const styles = useCanvasStyles();
  const keys = rowKeys(components);
  return (
    <div
      data-slot={slot ?? ''}
      data-parent={parent ?? ''}
      className={mergeClasses(styles.list, isRoot && styles.rootList)}
    >
      {children}
      {components.map((definition, index) => (
        <Block
          key={keys[index]}
          definition={definition}
          path={pathAt({ parent, slot, index })}
          isFirst={isRoot && parent === undefined && index === 0}
        />
      ))}
      {components.length === 0 && !children && (
        <div className={styles.emptySlot}>
          <Body1>{words.canvas.emptySlot}</Body1>
        </div>
      )}
    </div>
  );
}

/** Identities that stay with a component when others come and go; keys of forms may be missing or repeated. */
function rowKeys(components: readonly ComponentDefinition[]): readonly string[] {
  const seen = new Map<string, number>();
  return components.map(({ key, type }) => {
    const name = key ?? type;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return `${name} ${times}`;
  });
}
