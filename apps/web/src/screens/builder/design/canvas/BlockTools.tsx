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
import { type ComponentPath, placeOf, replaceComponent, stepPlaceOfAll } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { kinds } from '@tideform/components/palette';
import { type ComponentDefinition, customFieldProperty } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { nameOf } from '../../../../ui/component-name.ts';
import { kindName } from '../component-name.ts';
import { designMessages } from '../design.messages.ts';
import { useDesign } from '../design-context.ts';
import { nameSetting } from '../naming/name-setting.ts';
import { useSelection } from '../selection/useSelection.ts';
import { useHasRoom } from '../useHasRoom.ts';
import { useCanvasStyles } from './canvas.styles.ts';
import { useNarrowSide } from './useNarrowSide.ts';

const SaveFieldDialog = onDemand(async () => (await import('../../custom-fields/SaveFieldDialog.tsx')).SaveFieldDialog);
const InlineName = onDemand(async () => (await import('../naming/InlineName.tsx')).InlineName);

interface BlockToolsProps {
  readonly definition: ComponentDefinition;
  readonly path: ComponentPath;
  /** What the tools would cover: that it is hidden, or shown on a condition. */
  readonly marks: readonly string[];
}

/** What kind of component is selected, and what can be done with it. */
export function BlockTools({ definition, path, marks }: BlockToolsProps) {
  const messages = useMessages(designMessages);
  const saidKinds = useSpoken(kinds);
  const styles = useCanvasStyles();
  const design = useDesign();
  const hasRoom = useHasRoom();
  const isNaming = useSelection((state) => state.isNaming);
  const place = useRef<HTMLDivElement>(null);
  const side = useNarrowSide(place);
  if (isNaming && nameSetting(definition)) return <InlineName path={path} definition={definition} />;
  return (
    <div
      ref={place}
      className={mergeClasses(styles.over, side === 'start' && styles.overStart, side === 'end' && styles.overEnd)}
    >
      <Caption1Strong aria-hidden className={mergeClasses(styles.chip, side && styles.chipNarrow)}>
        {[kindName(definition, messages, saidKinds), ...marks].join(' · ')}
      </Caption1Strong>
      <Toolbar
        size="small"
        className={styles.tools}
        aria-label={messages.tools.label({ name: nameOf(definition, saidKinds) })}
        onClick={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        <span aria-hidden title={messages.tools.move} className={styles.handle}>
          <ReOrderDotsVertical20Regular />
        </span>
        {!hasRoom && (
          <Tooltip content={messages.tools.edit} relationship="label">
            <ToolbarButton className={styles.tool} icon={<Settings20Regular />} onClick={design.edit} />
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
  const design = useDesign();
  const saidKinds = useSpoken(kinds);
  const [isSaving, setSaving] = useState(false);
  const { parent } = placeOf(path);
  const { tools } = messages;
  const madeOf = (name: string) => {
    design.run((form) => replaceComponent(form, path, { ...definition, [customFieldProperty]: name }));
    design.say(messages.said.savedField({ name }));
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
            <MenuItem secondaryContent={tools.keys.edit} onClick={design.edit}>
              {tools.edit}
            </MenuItem>
            {nameSetting(definition) && (
              <MenuItem secondaryContent="F2" onClick={() => design.selection.name(true)}>
                {tools.rename}
              </MenuItem>
            )}
            <MenuDivider />
            {(['up', 'down', 'in', 'out'] as const).map((step) => (
              <MenuItem
                key={step}
                secondaryContent={tools.keys[step]}
                disabled={!stepPlaceOfAll(design.form(), [path], step)}
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
            <MenuItem secondaryContent={tools.keys.several} onClick={() => design.selection.pick(true)}>
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
          name={nameOf(definition, saidKinds)}
          onSaved={madeOf}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
