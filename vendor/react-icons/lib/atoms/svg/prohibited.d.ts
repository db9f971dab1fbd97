import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ProhibitedFilled: FluentIcon;
