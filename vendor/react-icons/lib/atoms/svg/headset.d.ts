import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Headset20Regular: FluentIcon;
export declare const HeadsetRegular: FluentIcon;
