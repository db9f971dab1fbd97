import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TagMultiple20Regular: FluentIcon;
