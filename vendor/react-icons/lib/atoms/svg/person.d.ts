import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Person20Regular: FluentIcon;
export declare const PersonRegular: FluentIcon;
