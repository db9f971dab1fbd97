import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const LayoutColumnTwo20Regular = ( /*#__PURE__*/createFluentIcon('LayoutColumnTwo20Regular', "20", ["M6 3a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V6a3 3 0 0 0-3-3zM4 6c0-1.1.9-2 2-2h3.5v12H6a2 2 0 0 1-2-2zm6.5 10V4H14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2z"]));
