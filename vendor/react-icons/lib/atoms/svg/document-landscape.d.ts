import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const DocumentLandscape20Regular: FluentIcon;
