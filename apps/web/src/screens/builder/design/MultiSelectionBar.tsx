import { Body1Strong, makeStyles, Toolbar, ToolbarButton, ToolbarDivider, tokens } from '@fluentui/react-components';
import {
  ArrowDown20Regular,
  ArrowUp20Regular,
  Copy20Regular,
  Delete20Regular,
  Dismiss20Regular,
  Settings20Regular,
  TextIndentDecreaseLtr20Regular,
  TextIndentIncreaseLtr20Regular,
} from '@fluentui/react-icons';
import { findOutermost, findStepPositionOfAll, type MoveStep } from '@tideform/components/editing';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactElement, useEffect } from 'react';
import { multiSelectionMessages } from '../settings/several/several.messages.ts';
import { useIsWideScreen } from './design.styles.ts';
import { useDesignActions } from './design-actions-context.ts';
import { useSelection } from './selection/useSelection.ts';

/** Toolbar for a multi-selection, with the number of selected components. */
export function MultiSelectionBar({ form }: { readonly form: FormDefinition }) {
  const messages = useMessages(multiSelectionMessages);
  const styles = useMultiSelectionBarStyles();
  const design = useDesignActions();
  const isWide = useIsWideScreen();
  const selectedPaths = useSelection((state) => state.selectedPaths);
  const { size: count } = selectedPaths;
  const selected = messages.selected({ count });
  const { announce } = design;
  useEffect(() => announce(selected), [announce, selected]);
  const paths = findOutermost(form, selectedPaths);
  const [first] = paths;
  const clear = () => design.selection.select(undefined);
  const renderTool = (label: string, icon: ReactElement, onClick: () => void, isDisabled = first === undefined) => (
    <Tooltip content={label} relationship="label">
      <ToolbarButton className={styles.tool} icon={icon} disabled={isDisabled} onClick={onClick} />
    </Tooltip>
  );
  const renderStep = (to: MoveStep, icon: ReactElement) =>
    renderTool(
      messages[to],
      icon,
      () => first !== undefined && design.step(first, to),
      !findStepPositionOfAll(form, paths, to),
    );
  return (
    <Toolbar
      aria-label={messages.bar}
      className={styles.bar}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && clear()}
    >
      <Body1Strong className={styles.count}>{selected}</Body1Strong>
      {renderStep('up', <ArrowUp20Regular />)}
      {renderStep('down', <ArrowDown20Regular />)}
      {renderStep('in', <TextIndentIncreaseLtr20Regular className={styles.indent} />)}
      {renderStep('out', <TextIndentDecreaseLtr20Regular className={styles.indent} />)}
      <ToolbarDivider className={styles.divider} />
      {renderTool(messages.duplicate, <Copy20Regular />, () => first !== undefined && design.duplicate(first))}
      {renderTool(messages.delete, <Delete20Regular />, () => first !== undefined && design.remove(first))}
      {!isWide && renderTool(messages.settings, <Settings20Regular />, design.focusSettings)}
      <ToolbarDivider className={styles.divider} />
      {renderTool(messages.clear, <Dismiss20Regular />, clear, false)}
    </Toolbar>
  );
}

const useMultiSelectionBarStyles = makeStyles({
  bar: {
    flexShrink: 0,
    alignSelf: 'center',
    flexWrap: 'wrap',
    justifyContent: 'center',
    maxWidth: '100%',
    boxSizing: 'border-box',
    margin: '0 8px 12px',
    padding: '4px 8px',
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    boxShadow: tokens.shadow8,
  },
  count: { paddingInline: '8px', whiteSpace: 'nowrap' },
  tool: { '@media (pointer: coarse)': { minWidth: '44px', height: '44px' } },
  divider: { '@media (max-width: 900px)': { display: 'none' } },
  indent: { ':dir(rtl)': { transform: 'scaleX(-1)' } },
});
