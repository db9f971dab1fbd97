import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const BorderOutside20Regular = ( /*#__PURE__*/createFluentIcon('BorderOutside20Regular', "20", ["M3 6a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3zm3-2a2 2 0 0 0-2 2v8c0 1.1.9 2 2 2h8a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2z"]));
