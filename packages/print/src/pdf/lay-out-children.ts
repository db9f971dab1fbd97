import type { PrintBlock } from '@tideform/engine';
import type { LayoutItem } from './layout-item.ts';
import type { StructureElement } from './structure.ts';

/**
 * Function that lays out the blocks inside a container. Containers receive it as a parameter, so that they don't depend
 * on all kinds of blocks.
 */
export type LayOutChildren = (
  parent: StructureElement,
  blocks: readonly PrintBlock[],
  width: number,
) => readonly LayoutItem[];
