import type { FluentIcon } from '../../utils/createFluentIcon.js';
export declare const Search16Regular: FluentIcon;
export declare const Search20Regular: FluentIcon;
export declare const SearchRegular: FluentIcon;
