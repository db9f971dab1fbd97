import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const Clock16Regular = ( /*#__PURE__*/createFluentIcon('Clock16Regular', "16", ["M2 8a6 6 0 1 1 12 0A6 6 0 0 1 2 8m6-7a7 7 0 1 0 0 14A7 7 0 0 0 8 1m0 3.5a.5.5 0 0 0-1 0v4c0 .28.22.5.5.5h3a.5.5 0 0 0 0-1H8z"]));
export const Clock20Regular = ( /*#__PURE__*/createFluentIcon('Clock20Regular', "20", ["M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m0 1a7 7 0 1 0 0 14 7 7 0 0 0 0-14m-.5 2a.5.5 0 0 1 .5.41V10h2.5a.5.5 0 0 1 .09 1H9.5a.5.5 0 0 1-.5-.41V5.5c0-.28.22-.5.5-.5"]));
