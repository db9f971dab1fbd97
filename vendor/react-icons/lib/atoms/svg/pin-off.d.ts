import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const PinOffRegular: FluentIcon;
