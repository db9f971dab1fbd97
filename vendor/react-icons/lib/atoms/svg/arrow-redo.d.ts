import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const ArrowRedo20Regular: FluentIcon;
