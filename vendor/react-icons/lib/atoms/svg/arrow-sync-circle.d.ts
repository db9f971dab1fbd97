import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowSyncCircle20Regular: FluentIcon;
