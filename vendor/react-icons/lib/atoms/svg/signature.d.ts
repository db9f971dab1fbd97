import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Signature20Regular: FluentIcon;
