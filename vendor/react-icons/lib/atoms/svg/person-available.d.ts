import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PersonAvailable20Regular: FluentIcon;
