import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const CursorRegular = ( /*#__PURE__*/createFluentIcon('CursorRegular', "1em", ["M5 3.06a1 1 0 0 1 1.64-.77l11 9.06a1 1 0 0 1-.63 1.77h-5.6c-.43 0-.85.19-1.13.52L6.76 17.7A1 1 0 0 1 5 17.06zm12 9.06L6 3.06v14l3.52-4.08a2.5 2.5 0 0 1 1.9-.86z"]));
