import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowSyncRegular: FluentIcon;
