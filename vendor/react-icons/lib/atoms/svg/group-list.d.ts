import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const GroupList20Regular: FluentIcon;
