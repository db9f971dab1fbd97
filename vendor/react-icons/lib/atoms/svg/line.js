import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const Line20Regular = ( /*#__PURE__*/createFluentIcon('Line20Regular', "20", ["M17.85 2.15c.2.2.2.51 0 .7l-15 15a.5.5 0 0 1-.7-.7l15-15c.2-.2.5-.2.7 0"]));
