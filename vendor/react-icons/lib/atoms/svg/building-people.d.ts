import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const BuildingPeople20Regular: FluentIcon;
