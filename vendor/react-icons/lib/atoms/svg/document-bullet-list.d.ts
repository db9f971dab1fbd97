import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentBulletList20Regular: FluentIcon;
export declare const DocumentBulletListFilled: FluentIcon;
export declare const DocumentBulletListRegular: FluentIcon;
