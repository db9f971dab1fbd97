import { makeStyles, mergeClasses, ToggleButton, Toolbar, ToolbarButton, tokens } from '@fluentui/react-components';
import {
  ArrowRedo20Regular,
  ArrowRotateClockwise20Regular,
  ArrowUndo20Regular,
  ArrowUpRight20Regular,
  CropRegular,
  CursorRegular,
  Delete20Regular,
  GridDots20Regular,
  Line20Regular,
  Pen20Regular,
  RectangleLandscape20Regular,
  TextT20Regular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ReactElement } from 'react';
import { Tooltip } from '../../Tooltip.tsx';
import { type ImageTool, imageTools } from '../edits/apply-tool.ts';
import { imageEditorMessages } from '../image-editor.messages.ts';

const icons: Readonly<Record<ImageTool, ReactElement>> = {
  select: <CursorRegular fontSize={20} />,
  pen: <Pen20Regular />,
  line: <Line20Regular />,
  arrow: <ArrowUpRight20Regular />,
  box: <RectangleLandscape20Regular />,
  text: <TextT20Regular />,
  blur: <GridDots20Regular />,
  crop: <CropRegular fontSize={20} />,
};

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalXXS,
    padding: tokens.spacingHorizontalXS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  button: { minWidth: '36px', '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  on: {
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorBrandStroke1}`,
  },
  end: { marginInlineStart: 'auto', display: 'flex' },
  mirrored: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
});

interface ToolBarProps {
  readonly tool: ImageTool;
  readonly onTool: (tool: ImageTool) => void;
  readonly onTurn: () => void;
  /** Undoes the last edit; `undefined` if there is nothing to undo. */
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  /** Deletes the selected mark; `undefined` if no mark is selected. */
  readonly onRemove: (() => void) | undefined;
}

export function ToolBar({ tool, onTool, onTurn, onUndo, onRedo, onRemove }: ToolBarProps) {
  const styles = useStyles();
  const messages = useMessages(imageEditorMessages);
  const action = (label: string, icon: ReactElement, onPress: (() => void) | undefined) => (
    <Tooltip content={label} relationship="label">
      <ToolbarButton className={styles.button} icon={icon} disabledFocusable={!onPress} onClick={onPress} />
    </Tooltip>
  );
  return (
    <Toolbar aria-label={messages.tools} className={styles.bar}>
      {imageTools.map((one) => (
        <Tooltip key={one} content={messages[one]} relationship="label">
          <ToggleButton
            appearance="subtle"
            className={mergeClasses(styles.button, one === tool && styles.on)}
            checked={one === tool}
            icon={icons[one]}
            onClick={() => onTool(one)}
          />
        </Tooltip>
      ))}
      {action(messages.turn, <ArrowRotateClockwise20Regular />, onTurn)}
      <span className={styles.end}>
        {action(messages.remove, <Delete20Regular />, onRemove)}
        {action(messages.undo, <ArrowUndo20Regular className={styles.mirrored} />, onUndo)}
        {action(messages.redo, <ArrowRedo20Regular className={styles.mirrored} />, onRedo)}
      </span>
    </Toolbar>
  );
}
