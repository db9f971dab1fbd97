import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Circle20Regular: FluentIcon;
export declare const CircleFilled: FluentIcon;
