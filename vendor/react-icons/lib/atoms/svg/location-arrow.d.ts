import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const LocationArrow20Regular: FluentIcon;
