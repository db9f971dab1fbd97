import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const LockClosed16Regular: FluentIcon;
export declare const LockClosed20Regular: FluentIcon;
