import { Body1Strong, Toolbar, ToolbarButton, ToolbarDivider } from '@fluentui/react-components';
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
import { outermost, type Step, stepPlaceOfAll } from '@tideform/components/editing';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import type { FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactElement, useEffect } from 'react';
import { severalMessages } from '../../settings/several/several.messages.ts';
import { useDesign } from '../design-context.ts';
import { useSelection } from '../selection/useSelection.ts';
import { useHasRoom } from '../useHasRoom.ts';
import { useBarStyles } from './several-bar.styles.ts';

/** How many components are selected, and what can be done with all of them. */
export function SeveralBar({ form }: { readonly form: FormDefinition }) {
  const messages = useMessages(severalMessages);
  const styles = useBarStyles();
  const design = useDesign();
  const hasRoom = useHasRoom();
  const marked = useSelection((state) => state.marked);
  const { size: count } = marked;
  const selected = messages.selected({ count });
  const { say } = design;
  useEffect(() => say(selected), [say, selected]);
  const paths = outermost(form, marked);
  const [first] = paths;
  const clear = () => design.selection.select(undefined);
  const tool = (word: string, icon: ReactElement, onClick: () => void, isDisabled = first === undefined) => (
    <Tooltip content={word} relationship="label">
      <ToolbarButton className={styles.tool} icon={icon} disabled={isDisabled} onClick={onClick} />
    </Tooltip>
  );
  const step = (to: Step, icon: ReactElement) =>
    tool(messages[to], icon, () => first !== undefined && design.step(first, to), !stepPlaceOfAll(form, paths, to));
  return (
    <Toolbar
      aria-label={messages.bar}
      className={styles.bar}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && clear()}
    >
      <Body1Strong className={styles.count}>{selected}</Body1Strong>
      {step('up', <ArrowUp20Regular />)}
      {step('down', <ArrowDown20Regular />)}
      {step('in', <TextIndentIncreaseLtr20Regular className={styles.indent} />)}
      {step('out', <TextIndentDecreaseLtr20Regular className={styles.indent} />)}
      <ToolbarDivider className={styles.divider} />
      {tool(messages.duplicate, <Copy20Regular />, () => first !== undefined && design.duplicate(first))}
      {tool(messages.delete, <Delete20Regular />, () => first !== undefined && design.remove(first))}
      {!hasRoom && tool(messages.settings, <Settings20Regular />, design.edit)}
      <ToolbarDivider className={styles.divider} />
      {tool(messages.clear, <Dismiss20Regular />, clear, false)}
    </Toolbar>
  );
}
