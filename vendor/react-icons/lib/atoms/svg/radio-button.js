import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const RadioButton20Regular = ( /*#__PURE__*/createFluentIcon('RadioButton20Regular', "20", ["M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14m-8 7a8 8 0 1 1 16 0 8 8 0 0 1-16 0"]));
