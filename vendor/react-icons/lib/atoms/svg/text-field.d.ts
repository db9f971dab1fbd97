import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextField20Regular: FluentIcon;
