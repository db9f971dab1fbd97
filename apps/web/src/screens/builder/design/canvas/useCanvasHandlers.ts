import { useFluent } from '@fluentui/react-components';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import {
  handleMultiSelectKey,
  handleShortcut,
  hasMultiSelectModifier,
  selectByClick,
} from '../actions/component-input.ts';
import { useDesignActions } from '../design-actions-context.ts';

/** Mouse and keyboard handlers of the canvas: one set of listeners for all blocks. */
export function useCanvasHandlers() {
  const design = useDesignActions();
  const isRtl = useFluent().dir === 'rtl';
  const { selection } = design;

  const findNextBlock = (block: HTMLElement, key: string, root: HTMLElement): HTMLElement | null | undefined => {
    const blocks = [...root.querySelectorAll<HTMLElement>('[data-path]')];
    const at = blocks.indexOf(block);
    if (key === 'ArrowDown') return blocks[at + 1];
    if (key === 'ArrowUp') return blocks[at - 1];
    if (key === 'Home') return blocks[0];
    if (key === 'End') return blocks.at(-1);
    if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return block.parentElement?.closest<HTMLElement>('[data-path]');
    return key === (isRtl ? 'ArrowLeft' : 'ArrowRight') ? block.querySelector<HTMLElement>('[data-path]') : undefined;
  };

  const createOrder = (root: HTMLElement) => () =>
    [...root.querySelectorAll<HTMLElement>('[data-path]')].flatMap(({ dataset: { path } }) => path ?? []);

  return {
    onMouseDown(event: MouseEvent<HTMLElement>) {
      // Prevents text selection between two blocks; the click handler moves the focus.
      if (hasMultiSelectModifier(event) && findBlock(event)) event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const target = event.target as Element;
      if (!event.currentTarget.contains(target)) return;
      const path = findBlock(event)?.dataset.path;
      if (path !== undefined) selectByClick(selection, path, event, createOrder(event.currentTarget), 'canvas');
      else if (!selection.current().isMultiSelectMode) selection.select(undefined);
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const path = findBlock(event)?.dataset.path;
      if (path !== undefined && !hasMultiSelectModifier(event)) selection.setNaming(true);
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      const path = getPath(event.target);
      const { path: now, selectedPaths, isMultiSelectMode } = selection.current();
      if (path === undefined || path === now) return;
      if (isMultiSelectMode || selectedPaths.has(path)) selection.moveTo(path);
      else selection.select(path);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const path = getPath(event.target);
      if (path === undefined) return;
      const root = event.currentTarget;
      const findTarget = (key: string) => findNextBlock(event.target as HTMLElement, key, root);
      if (
        handleMultiSelectKey(
          selection,
          path,
          event,
          (key) => findTarget(key)?.dataset.path,
          createOrder(root),
          'canvas',
        )
      ) {
        return event.preventDefault();
      }
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (isPlain && event.key === 'Escape') return selection.select(undefined);
      const next = isPlain && findTarget(event.key);
      if (next && !selection.current().isMultiSelectMode) selection.select(next.dataset.path);
      if (next) next.focus();
      if (next || handleShortcut(design, path, event, 'canvas', isRtl)) event.preventDefault();
    },
    onPaste(event: ClipboardEvent<HTMLElement>) {
      if (getPath(event.target) === undefined) return;
      event.preventDefault();
      design.paste(event.clipboardData.getData('text/plain'), 'canvas');
    },
  };
}

const getPath = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset.path : undefined;

const findBlock = ({ target }: MouseEvent): HTMLElement | null =>
  (target as Element).closest<HTMLElement>('[data-path]');
