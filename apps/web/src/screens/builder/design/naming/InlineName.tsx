import { Input, makeStyles } from '@fluentui/react-components';
import { type ComponentPath, type EditResult, findComponent } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { changeComponent, findCurrentPath } from '../../settings/change-component.ts';
import { getNameSetting } from '../component-name.ts';
import { useDesignActions } from '../design-actions-context.ts';
import { namingMessages } from './naming.messages.ts';
import { renameComponent } from './rename-component.ts';

const useStyles = makeStyles({
  name: { position: 'absolute', zIndex: 3, boxSizing: 'border-box', '@media (pointer: coarse)': { minHeight: '44px' } },
});

interface InlineNameProps {
  readonly path: ComponentPath;
  readonly definition: ComponentDefinition;
}

/** Inline editor for the name of a component: Enter and blur save the name, Escape cancels. */
export function InlineName({ path, definition }: InlineNameProps) {
  const messages = useMessages(namingMessages);
  const styles = useStyles();
  const design = useDesignActions();
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const setting = getNameSetting(definition);
  const before = setting && typeof definition[setting] === 'string' ? definition[setting] : '';
  const [editedName, setEditedName] = useState(before);
  const [position, setPosition] = useState({ top: 4, left: 8 });
  useLayoutEffect(() => {
    const field = input.current;
    if (field) setPosition(computePosition(field));
    field?.focus();
    field?.select();
  }, []);
  const finish = (isSaved: boolean, isByKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    design.selection.setNaming(false);
    const applyName = (form: FormDefinition): EditResult => {
      const at = findCurrentPath(form, path, definition);
      const now = at === undefined ? undefined : findComponent(form, at);
      const renamed = now && renameComponent(now, editedName, form, design.published());
      return (at && now && renamed && changeComponent(form, at, now, renamed)) || { form, path: undefined };
    };
    if (isSaved) design.run(applyName, isByKey ? { focus: 'canvas' } : {});
    else if (isByKey) design.selection.select(path, 'canvas');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(true, true);
    if (event.key === 'Escape') finish(false, true);
  };
  return (
    <Input
      className={styles.name}
      style={{ ...position, width: `min(360px, calc(100% - ${position.left + 8}px))` }}
      input={{ ref: input }}
      aria-label={messages.name}
      value={editedName}
      onChange={(_, { value }) => setEditedName(value)}
      onKeyDown={handleKeyDown}
      onBlur={() => finish(true, false)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

/** Returns the position above the rendered name if it is visible, in pixels from the block's top left corner. */
function computePosition(field: HTMLElement): { readonly top: number; readonly left: number } {
  const block = field.closest<HTMLElement>('[data-path]');
  const belongsToBlock = (label: Element) => label.closest('[data-path]') === block;
  const label = [...(block?.querySelectorAll('[id$="-label"], h2') ?? [])]
    .find(belongsToBlock)
    ?.getBoundingClientRect();
  const box = block?.getBoundingClientRect();
  if (!label || !box || label.width < 2) return { top: 4, left: 8 };
  const start = field.matches(':dir(rtl)') ? 8 : label.left - box.left - 11;
  return { top: label.top + label.height / 2 - box.top - 16, left: Math.max(0, Math.min(start, box.width - 180)) };
}
