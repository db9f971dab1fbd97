import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TabDesktop20Regular: FluentIcon;
