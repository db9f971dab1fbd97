import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PuzzlePiece20Regular: FluentIcon;
