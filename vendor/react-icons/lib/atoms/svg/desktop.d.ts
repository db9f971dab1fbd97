import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Desktop20Regular: FluentIcon;
