import { useFluent } from '@fluentui/react-components';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { pressKey } from '../actions/press-key.ts';
import { useDesign } from '../design-context.ts';
import { isForSeveral, pressForSeveral, pressOn } from '../selection/press-on.ts';

/** What pointer and keyboard mean on the canvas; one set of listeners for all blocks. */
export function useCanvasKeys() {
  const design = useDesign();
  const isRtl = useFluent().dir === 'rtl';
  const { selection } = design;

  const walk = (block: HTMLElement, key: string, root: HTMLElement): HTMLElement | null | undefined => {
    const blocks = [...root.querySelectorAll<HTMLElement>('[data-path]')];
    const at = blocks.indexOf(block);
    if (key === 'ArrowDown') return blocks[at + 1];
    if (key === 'ArrowUp') return blocks[at - 1];
    if (key === 'Home') return blocks[0];
    if (key === 'End') return blocks.at(-1);
    if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return block.parentElement?.closest<HTMLElement>('[data-path]');
    return key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? block.querySelector<HTMLElement>('[data-path]') : undefined;
  };

  const order = (root: HTMLElement) => () =>
    [...root.querySelectorAll<HTMLElement>('[data-path]')].flatMap(({ dataset: { path } }) => path ?? []);

  return {
    onMouseDown(event: MouseEvent<HTMLElement>) {
      // No text between two blocks is selected, and the focus follows what the press does.
      if (isForSeveral(event) && blockOf(event)) event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const target = event.target as Element;
      if (!event.currentTarget.contains(target)) return;
      const path = blockOf(event)?.dataset.path;
      if (path !== undefined) pressOn(selection, path, event, order(event.currentTarget), 'canvas');
      else if (!selection.current().isPicking) selection.select(undefined);
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const path = blockOf(event)?.dataset.path;
      if (path !== undefined && !isForSeveral(event)) selection.name(true);
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const path = pathOf(event.target);
      const { path: now, marked, isPicking } = selection.current();
      if (path === undefined || path === now) return;
      if (isPicking || marked.has(path)) selection.goTo(path);
      else selection.select(path);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const path = pathOf(event.target);
      if (path === undefined) return;
      const root = event.currentTarget;
      const to = (key: string) => walk(event.target as HTMLElement, key, root);
      if (pressForSeveral(selection, path, event, (key) => to(key)?.dataset.path, order(root), 'canvas')) {
        return event.preventDefault();
      }
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (isPlain && event.key === 'Escape') return selection.select(undefined);
      const next = isPlain && to(event.key);
      if (next && !selection.current().isPicking) selection.select(next.dataset.path);
      if (next) next.focus();
      if (next || pressKey(design, path, event, 'canvas', isRtl)) event.preventDefault();
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (pathOf(event.target) === undefined) return;
      event.preventDefault();
      design.paste(event.clipboardData.getData('text/plain'), 'canvas');
    },
  };
}

const pathOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset.path : undefined;

const blockOf = ({ target }: MouseEvent): HTMLElement | null => (target as Element).closest<HTMLElement>('[data-path]');
