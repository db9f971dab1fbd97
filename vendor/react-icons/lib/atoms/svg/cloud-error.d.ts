import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const CloudError20Regular: FluentIcon;
