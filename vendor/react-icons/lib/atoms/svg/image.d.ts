import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Image20Regular: FluentIcon;
export declare const Image24Regular: FluentIcon;
