import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Storage20Regular: FluentIcon;
