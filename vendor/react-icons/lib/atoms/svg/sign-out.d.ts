import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const SignOut20Regular: FluentIcon;
