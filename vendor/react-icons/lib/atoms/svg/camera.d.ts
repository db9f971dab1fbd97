import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Camera24Regular: FluentIcon;
