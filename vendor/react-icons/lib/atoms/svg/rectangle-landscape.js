import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const RectangleLandscape20Regular = ( /*#__PURE__*/createFluentIcon('RectangleLandscape20Regular', "20", ["M2 7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3zm3-2a2 2 0 0 0-2 2v6c0 1.1.9 2 2 2h10a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2z"]));
