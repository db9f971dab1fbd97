import { Badge, mergeClasses } from '@fluentui/react-components';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons';
import { type ComponentPath, getComponentIdentity } from '@tideform/components/editing';
import { localizedPalette } from '@tideform/components/palette';
import { findSpec } from '@tideform/components/specs';
import type { ComponentDefinition } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { memo, useCallback, useRef, useSyncExternalStore } from 'react';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import { getBlockName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useDragSource } from '../drag/useDragging.ts';
import { useIsOnlySelected, useIsSelected, useSelection } from '../selection/useSelection.ts';
import { BlockBody } from './BlockBody.tsx';
import { BlockTools } from './BlockTools.tsx';
import { useCanvasStyles } from './canvas.styles.ts';
import { useCanvasRenderer } from './canvas-renderer.ts';

interface BlockProps {
  readonly definition: ComponentDefinition;
  readonly path: ComponentPath;
  /** True for the first block, which is the tab stop while nothing is selected. */
  readonly isFirst: boolean;
}

/**
 * Block of one component on the canvas, which can be selected, moved and dragged. Memoized: it renders again only when
 * its own props or selection change.
 */
export const Block = memo(function Block(props: BlockProps) {
  const { slices } = useCanvasRenderer();
  const id = getComponentIdentity(props.definition);
  const isSelected = useIsSelected(props.path);
  const subscribe = useCallback((listener: () => void) => slices.subscribe(id, listener), [slices, id]);
  const isRendered = useSyncExternalStore(subscribe, () => slices.mayRender(id));
  return isRendered || isSelected ? <RenderedBlock {...props} /> : null;
});

function RenderedBlock({ definition, path, isFirst }: BlockProps) {
  const messages = useMessages(designMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const styles = useCanvasStyles();
  const ref = useRef<HTMLDivElement>(null);
  const isSelected = useIsSelected(path);
  const isOnlySelected = useIsOnlySelected(path);
  const isTabStop = useSelection((state) => state.path === path || (isFirst && state.path === undefined));
  const name = getComponentName(definition, localizedKinds);
  const { isHidden, isConditional } = getVisibility(definition);
  const marks = [
    ...(isHidden ? [messages.canvas.hidden] : []),
    ...(isConditional ? [messages.canvas.conditional] : []),
  ];
  useDragSource(ref, 'move', definition.type, name, path);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a block isn't a fieldset; it contains a picture of one
    <div
      ref={ref}
      data-path={path}
      role="group"
      aria-roledescription={messages.blockRole}
      aria-label={getBlockName(name, definition, messages, localizedKinds)}
      aria-current={isSelected || undefined}
      tabIndex={isTabStop ? 0 : -1}
      className={mergeClasses(styles.block, isSelected && styles.selected)}
    >
      <BlockBody definition={definition} path={path} />
      {isSelected && !isOnlySelected && <CheckmarkCircle20Filled aria-hidden className={styles.check} />}
      {!isOnlySelected && marks.length > 0 && (
        <div className={styles.marks}>
          {marks.map((mark) => (
            <Badge key={mark} appearance="tint" color="informative">
              {mark}
            </Badge>
          ))}
        </div>
      )}
      {isOnlySelected && <BlockTools definition={definition} path={path} marks={marks} />}
    </div>
  );
}

/** Returns why respondents may not see a component that the canvas shows. */
function getVisibility(definition: ComponentDefinition): {
  readonly isHidden: boolean;
  readonly isConditional: boolean;
} {
  const { hidden, conditional, customConditional, type } = definition;
  const rules = (typeof conditional === 'object' && conditional !== null ? conditional : {}) as Record<string, unknown>;
  return {
    isHidden: hidden === true || hidden === 'true' || findSpec(type)?.isUnseen === true,
    isConditional:
      (typeof rules.when === 'string' && rules.when !== '') ||
      (Array.isArray(rules.conditions) && rules.conditions.length > 0) ||
      (typeof rules.json === 'object' && rules.json !== null) ||
      (typeof customConditional === 'string' && customConditional.trim() !== ''),
  };
}
