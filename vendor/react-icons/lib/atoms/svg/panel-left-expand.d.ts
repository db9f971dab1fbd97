import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PanelLeftExpand20Filled: FluentIcon;
export declare const PanelLeftExpand20Regular: FluentIcon;
