import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ShieldLock20Regular: FluentIcon;
