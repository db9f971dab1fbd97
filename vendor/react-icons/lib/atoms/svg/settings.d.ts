import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Settings16Regular: FluentIcon;
export declare const Settings20Regular: FluentIcon;
export declare const SettingsRegular: FluentIcon;
