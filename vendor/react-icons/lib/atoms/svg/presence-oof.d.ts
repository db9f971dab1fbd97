import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PresenceOof10Regular: FluentIcon;
export declare const PresenceOof12Regular: FluentIcon;
export declare const PresenceOof16Regular: FluentIcon;
export declare const PresenceOof20Regular: FluentIcon;
