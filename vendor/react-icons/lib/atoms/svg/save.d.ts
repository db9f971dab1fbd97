import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const SaveRegular: FluentIcon;
