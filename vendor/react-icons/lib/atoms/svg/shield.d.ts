import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Shield20Regular: FluentIcon;
