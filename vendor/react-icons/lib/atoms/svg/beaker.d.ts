import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Beaker16Regular: FluentIcon;
export declare const Beaker20Regular: FluentIcon;
