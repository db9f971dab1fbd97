import type { PrintBlock } from '@tideform/engine';
import type { Piece } from './piece.ts';
import type { Structure } from './structure.ts';

/**
 * Function that lays out the blocks inside a container. Containers receive it as a parameter, so that they don't depend
 * on all kinds of blocks.
 */
export type LayOutChildren = (parent: Structure, blocks: readonly PrintBlock[], width: number) => readonly Piece[];
