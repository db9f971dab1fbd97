import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const People20Regular: FluentIcon;
