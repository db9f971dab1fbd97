import { Badge, mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons';
import { type ComponentPath, identityOf } from '@tideform/components/editing';
import { kinds } from '@tideform/components/palette';
import type { ComponentDefinition } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { memo, useCallback, useRef, useSyncExternalStore } from 'react';
import { nameOf } from '../../../../ui/component-name.ts';
import { blockName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useDragSource } from '../drag/useDragSource.ts';
import { useIsAlone, useIsSelected, useSelection } from '../selection/useSelection.ts';
import { BlockBody } from './BlockBody.tsx';
import { BlockTools } from './BlockTools.tsx';
import { marksOf } from './block-marks.ts';
import { useCanvasStyles } from './canvas.styles.ts';
import { useDraw } from './draw-context.ts';

interface BlockProps {
  readonly definition: ComponentDefinition;
  readonly path: ComponentPath;
  /** Tab leads here while nothing is selected. */
  readonly isFirst: boolean;
}

/** One component on the canvas: its own view, to be selected, moved and dragged. Drawn again for its own sake only. */
export const Block = memo(function Block(props: BlockProps) {
  const { slices } = useDraw();
  const id = identityOf(props.definition);
  const isSelected = useIsSelected(props.path);
  const subscribe = useCallback((listener: () => void) => slices.subscribe(id, listener), [slices, id]);
  const isDrawn = useSyncExternalStore(subscribe, () => slices.mayDraw(id));
  return isDrawn || isSelected ? <DrawnBlock {...props} /> : null;
});

function DrawnBlock({ definition, path, isFirst }: BlockProps) {
  const messages = useMessages(designMessages);
  const saidKinds = useSpoken(kinds);
  const styles = useCanvasStyles();
  const ref = useRef<HTMLDivElement>(null);
  const isSelected = useIsSelected(path);
  const isAlone = useIsAlone(path);
  const isTabStop = useSelection((state) => state.path === path || (isFirst && state.path === undefined));
  const name = nameOf(definition, saidKinds);
  const { isHidden, isConditional } = marksOf(definition);
  const marks = [
    ...(isHidden ? [messages.canvas.hidden] : []),
    ...(isConditional ? [messages.canvas.conditional] : []),
  ];
  useDragSource(ref, 'move', definition.type, name, path);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block is no fieldset; it holds a picture of one
    <div
      ref={ref}
      data-path={path}
      role="group"
      aria-roledescription={messages.blockRole}
      aria-label={blockName(name, definition, messages, saidKinds)}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={mergeClasses(styles.block, isSelected && styles.selected)}
    >
      <BlockBody definition={definition} path={path} />
      {isSelected && !isAlone && <CheckmarkCircle20Filled aria-hidden className={styles.check} />}
      {!isAlone && marks.length > 0 && (
        <div className={styles.marks}>
          {marks.map((mark) => (
            <Badge key={mark} appearance="tint" color="informative">
              {mark}
            </Badge>
          ))}
        </div>
      )}
      {isAlone && <BlockTools definition={definition} path={path} marks={marks} />}
    </div>
  );
}
