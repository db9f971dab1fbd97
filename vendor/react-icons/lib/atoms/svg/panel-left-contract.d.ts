import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PanelLeftContract20Filled: FluentIcon;
export declare const PanelLeftContract20Regular: FluentIcon;
