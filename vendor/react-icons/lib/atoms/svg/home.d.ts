import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Home20Regular: FluentIcon;
