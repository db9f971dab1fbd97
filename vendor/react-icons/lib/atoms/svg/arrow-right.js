import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ArrowRight20Regular = ( /*#__PURE__*/createFluentIcon('ArrowRight20Regular', "20", ["M10.84 3.13a.5.5 0 0 0-.68.74l6.17 5.63H2.5a.5.5 0 0 0 0 1h13.83l-6.17 5.63a.5.5 0 0 0 .68.74l6.91-6.32a.75.75 0 0 0 0-1.1z"]));
export const ArrowRightRegular = ( /*#__PURE__*/createFluentIcon('ArrowRightRegular', "1em", ["M10.84 3.13a.5.5 0 0 0-.68.74l6.17 5.63H2.5a.5.5 0 0 0 0 1h13.83l-6.17 5.63a.5.5 0 0 0 .68.74l6.91-6.32a.75.75 0 0 0 0-1.1z"]));
