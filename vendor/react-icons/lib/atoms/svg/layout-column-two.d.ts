import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const LayoutColumnTwo20Regular: FluentIcon;
