import {
  Button,
  Caption1Strong,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  Toolbar,
  ToolbarButton,
} from '@fluentui/react-components';
import {
  Copy20Regular,
  Delete20Regular,
  MoreHorizontal20Regular,
  ReOrderDotsVertical20Regular,
  Settings20Regular,
} from '@fluentui/react-icons';
import { type ComponentPath, findStepPositionOfAll, getPosition, replaceComponent } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { localizedPalette } from '@tideform/components/palette';
import { type ComponentDefinition, customFieldProperty } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { getComponentName } from '../../../../ui/formatting/component-name.ts';
import { getNameSetting, getTypeName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useIsWideScreen } from '../design.styles.ts';
import { useDesignActions } from '../design-actions-context.ts';
import { useSelection } from '../selection/useSelection.ts';
import { useCanvasStyles } from './canvas.styles.ts';

const SaveFieldDialog = onDemand(async () => (await import('../../custom-fields/SaveFieldDialog.tsx')).SaveFieldDialog);
const InlineName = onDemand(async () => (await import('../naming/InlineName.tsx')).InlineName);

interface BlockToolsProps {
  readonly definition: ComponentDefinition;
  readonly path: ComponentPath;
  /** Badges of the block ("Hidden", "Conditional") that the toolbar would cover; it shows them after the type. */
  readonly marks: readonly string[];
}

/** Toolbar of the selected component, with its type and its actions. */
export function BlockTools({ definition, path, marks }: BlockToolsProps) {
  const messages = useMessages(designMessages);
  const localizedKinds = useLocalized(localizedPalette);
  const styles = useCanvasStyles();
  const design = useDesignActions();
  const isWide = useIsWideScreen();
  const isNaming = useSelection((state) => state.isNaming);
  const toolsElement = useRef<HTMLDivElement>(null);
  const side = useToolsAlignment(toolsElement);
  if (isNaming && getNameSetting(definition)) return <InlineName path={path} definition={definition} />;
  return (
    <div
      ref={toolsElement}
      className={mergeClasses(styles.over, side === 'start' && styles.overStart, side === 'end' && styles.overEnd)}
    >
      <Caption1Strong aria-hidden className={mergeClasses(styles.chip, side && styles.chipNarrow)}>
        {[getTypeName(definition, messages, localizedKinds), ...marks].join(' · ')}
      </Caption1Strong>
      <Toolbar
        size="small"
        className={styles.tools}
        aria-label={messages.tools.label({ name: getComponentName(definition, localizedKinds) })}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <span aria-hidden title={messages.tools.move} className={styles.handle}>
          <ReOrderDotsVertical20Regular />
        </span>
        {!isWide && (
          <Tooltip content={messages.tools.edit} relationship="label">
            <ToolbarButton className={styles.tool} icon={<Settings20Regular />} onClick={design.focusSettings} />
          </Tooltip>
        )}
        <Tooltip content={messages.tools.duplicate} relationship="label">
          <ToolbarButton
            className={styles.tool}
            icon={<Copy20Regular />}
            onClick={() => design.duplicate(path, 'canvas')}
          />
        </Tooltip>
        <Tooltip content={messages.tools.delete} relationship="label">
          <ToolbarButton
            className={styles.tool}
            icon={<Delete20Regular />}
            onClick={() => design.remove(path, 'canvas')}
          />
        </Tooltip>
        <MoreMenu path={path} definition={definition} />
      </Toolbar>
    </div>
  );
}

function MoreMenu({ path, definition }: Pick<BlockToolsProps, 'path' | 'definition'>) {
  const messages = useMessages(designMessages);
  const styles = useCanvasStyles();
  const design = useDesignActions();
  const localizedKinds = useLocalized(localizedPalette);
  const [isSaving, setSaving] = useState(false);
  const { parent } = getPosition(path);
  const { tools } = messages;
  const linkToCustomField = (name: string) => {
    design.run((form) => replaceComponent(form, path, { ...definition, [customFieldProperty]: name }));
    design.announce(messages.said.savedField({ name }));
  };
  return (
    <>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Tooltip content={tools.more} relationship="label">
            <Button appearance="subtle" className={styles.tool} icon={<MoreHorizontal20Regular />} />
          </Tooltip>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem secondaryContent={tools.keys.edit} onClick={design.focusSettings}>
              {tools.edit}
            </MenuItem>
            {getNameSetting(definition) && (
              <MenuItem secondaryContent="F2" onClick={() => design.selection.setNaming(true)}>
                {tools.rename}
              </MenuItem>
            )}
            <MenuDivider />
            {(['up', 'down', 'in', 'out'] as const).map((step) => (
              <MenuItem
                key={step}
                secondaryContent={tools.keys[step]}
                disabled={!findStepPositionOfAll(design.form(), [path], step)}
                onClick={() => design.step(path, step, 'canvas')}
              >
                {tools[step]}
              </MenuItem>
            ))}
            <MenuDivider />
            <MenuItem secondaryContent={tools.keys.copy} onClick={() => design.copy(path)}>
              {tools.copy}
            </MenuItem>
            <MenuItem secondaryContent={tools.keys.cut} onClick={() => design.cut(path, 'canvas')}>
              {tools.cut}
            </MenuItem>
            <MenuItem secondaryContent={tools.keys.paste} onClick={() => design.paste(undefined, 'canvas')}>
              {tools.paste}
            </MenuItem>
            <MenuItem secondaryContent={tools.keys.several} onClick={() => design.selection.setMultiSelectMode(true)}>
              {tools.several}
            </MenuItem>
            <MenuItem onClick={() => setSaving(true)}>{tools.saveField}</MenuItem>
            {parent !== undefined && (
              <MenuItem secondaryContent={tools.keys.parent} onClick={() => design.selection.select(parent, 'canvas')}>
                {tools.parent}
              </MenuItem>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {isSaving && (
        <SaveFieldDialog
          teamId={design.teamId}
          definition={definition}
          name={getComponentName(definition, localizedKinds)}
          onSaved={linkToCustomField}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

/** Minimum width of a block, in pixels, in which its type and tools fit side by side. */
const minBlockWidthPx = 280;

/**
 * Returns the edge of the selected block to which its toolbar is aligned when the block is too narrow for it, for
 * example in a grid cell or a column. The toolbar then extends over adjacent blocks, but not beyond the page. Returns
 * `undefined` when the block is wide enough.
 */
function useToolsAlignment(tools: RefObject<HTMLElement | null>): 'start' | 'end' | undefined {
  const [side, setSide] = useState<'start' | 'end'>();
  useLayoutEffect(() => {
    const block = tools.current?.closest('[data-path]')?.getBoundingClientRect();
    const page = tools.current?.closest('[data-sheet]')?.getBoundingClientRect();
    if (!block || !page || block.width >= minBlockWidthPx) return setSide(undefined);
    const isLeft = block.left + block.width / 2 < page.left + page.width / 2;
    const isRtl = getComputedStyle(tools.current!).direction === 'rtl';
    setSide(isLeft === isRtl ? 'end' : 'start');
  }, [tools]);
  return side;
}
