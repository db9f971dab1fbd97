import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Tablet20Regular: FluentIcon;
