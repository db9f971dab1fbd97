import { Input, makeStyles } from '@fluentui/react-components';
import { type ComponentPath, componentAt, type Edited } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { changeComponent } from '../../settings/change/change-component.ts';
import { pathNow } from '../../settings/change/path-now.ts';
import { useDesign } from '../design-context.ts';
import { nameSetting } from './name-setting.ts';
import { namingMessages } from './naming.messages.ts';
import { renameComponent } from './rename-component.ts';

const useStyles = makeStyles({
  name: { position: 'absolute', zIndex: 3, boxSizing: 'border-box', '@media (pointer: coarse)': { minHeight: '44px' } },
});

interface InlineNameProps {
  readonly path: ComponentPath;
  readonly definition: ComponentDefinition;
}

/** The name of a component, edited where it stands: Enter or leaving keeps it, Escape does not. */
export function InlineName({ path, definition }: InlineNameProps) {
  const messages = useMessages(namingMessages);
  const styles = useStyles();
  const design = useDesign();
  const input = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  const setting = nameSetting(definition);
  const before = setting && typeof definition[setting] === 'string' ? definition[setting] : '';
  const [typed, setTyped] = useState(before);
  const [place, setPlace] = useState({ top: 4, left: 8 });
  useLayoutEffect(() => {
    const field = input.current;
    if (field) setPlace(placeOver(field));
    field?.focus();
    field?.select();
  }, []);
  const finish = (isKept: boolean, isByKey: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    design.selection.name(false);
    const keep = (form: FormDefinition): Edited => {
      const at = pathNow(form, path, definition);
      const now = at === undefined ? undefined : componentAt(form, at);
      const named = now && renameComponent(now, typed, form, design.published());
      return (at && now && named && changeComponent(form, at, now, named)) || { form, path: undefined };
    };
    if (isKept) design.run(keep, isByKey ? { focus: 'canvas' } : {});
    else if (isByKey) design.selection.select(path, 'canvas');
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') finish(true, true);
    if (event.key === 'Escape') finish(false, true);
  };
  return (
    <Input
      className={styles.name}
      style={{ ...place, width: `min(360px, calc(100% - ${place.left + 8}px))` }}
      input={{ ref: input }}
      aria-label={messages.name}
      value={typed}
      onChange={(_, { value }) => setTyped(value)}
      onKeyDown={press}
      onBlur={() => finish(true, false)}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

/** Over the name that is drawn, where one is seen: in pixels from the block's corner. */
function placeOver(field: HTMLElement): { readonly top: number; readonly left: number } {
  const block = field.closest<HTMLElement>('[data-path]');
  const own = (label: Element) => label.closest('[data-path]') === block;
  const label = [...(block?.querySelectorAll('[id$="-label"], h2') ?? [])].find(own)?.getBoundingClientRect();
  const box = block?.getBoundingClientRect();
  if (!label || !box || label.width < 2) return { top: 4, left: 8 };
  const start = field.matches(':dir(rtl)') ? 8 : label.left - box.left - 11;
  return { top: label.top + label.height / 2 - box.top - 16, left: Math.max(0, Math.min(start, box.width - 180)) };
}
