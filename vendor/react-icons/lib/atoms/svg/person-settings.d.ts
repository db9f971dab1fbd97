import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PersonSettings20Regular: FluentIcon;
