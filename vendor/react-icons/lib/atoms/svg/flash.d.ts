import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Flash20Regular: FluentIcon;
export declare const Flash24Regular: FluentIcon;
