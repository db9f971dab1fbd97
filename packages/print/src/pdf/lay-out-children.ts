import type { PrintBlock } from '@tideform/engine';
import type { Piece } from './piece.ts';
import type { Structure } from './structure.ts';

/**
 * Lays out the blocks inside a container. Containers receive it as a parameter, so that they needn't know every kind of
 * block.
 */
export type LayOutChildren = (parent: Structure, blocks: readonly PrintBlock[], width: number) => readonly Piece[];
