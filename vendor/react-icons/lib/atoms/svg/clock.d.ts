import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Clock16Regular: FluentIcon;
export declare const Clock20Regular: FluentIcon;
