import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const TextNumberListLtr20Regular: FluentIcon;
