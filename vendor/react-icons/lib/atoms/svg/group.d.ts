import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Group20Regular: FluentIcon;
