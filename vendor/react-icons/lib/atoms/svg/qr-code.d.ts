import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const QrCode20Regular: FluentIcon;
export declare const QrCodeRegular: FluentIcon;
