import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Broom20Regular: FluentIcon;
export declare const BroomRegular: FluentIcon;
