import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Organization20Regular: FluentIcon;
