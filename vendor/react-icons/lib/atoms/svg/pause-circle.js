import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const PauseCircleRegular = ( /*#__PURE__*/createFluentIcon('PauseCircleRegular', "1em", ["M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16m0 1a7 7 0 1 0 0 14 7 7 0 0 0 0-14M8.5 6.5c.28 0 .5.22.5.5v6a.5.5 0 0 1-1 0V7c0-.28.22-.5.5-.5m3 0c.28 0 .5.22.5.5v6a.5.5 0 0 1-1 0V7c0-.28.22-.5.5-.5"]));
