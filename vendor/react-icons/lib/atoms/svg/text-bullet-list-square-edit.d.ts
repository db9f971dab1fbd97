import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextBulletListSquareEdit20Regular: FluentIcon;
