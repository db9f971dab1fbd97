import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Play16Regular: FluentIcon;
export declare const PlayRegular: FluentIcon;
