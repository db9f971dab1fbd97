import { useFluent } from '@fluentui/react-components';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { pressKey } from '../actions/press-key.ts';
import { useDesign } from '../design-context.ts';

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

  return {
    onClick(event: MouseEvent<HTMLElement>) {
      const target = event.target as Element;
      if (!event.currentTarget.contains(target)) return;
      selection.select(target.closest<HTMLElement>('[data-path]')?.dataset.path);
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const path = pathOf(event.target);
      if (path !== undefined && path !== selection.current().path) selection.select(path);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const path = pathOf(event.target);
      if (path === undefined) return;
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (isPlain && event.key === 'Escape') return selection.select(undefined);
      const next = isPlain && walk(event.target as HTMLElement, event.key, event.currentTarget);
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
