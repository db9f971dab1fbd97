import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextBulletList20Regular: FluentIcon;
