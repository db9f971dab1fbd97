import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CameraSwitch24Regular: FluentIcon;
