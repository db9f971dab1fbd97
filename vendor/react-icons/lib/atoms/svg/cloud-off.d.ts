import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CloudOff20Regular: FluentIcon;
