import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const BracesVariable20Regular: FluentIcon;
