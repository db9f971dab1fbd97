import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ShieldCheckmark20Regular: FluentIcon;
