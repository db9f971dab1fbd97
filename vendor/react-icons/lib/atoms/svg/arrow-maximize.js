import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ArrowMaximize20Regular = ( /*#__PURE__*/createFluentIcon('ArrowMaximize20Regular', "20", ["M15.5 4c.28 0 .5.22.5.5v6a.5.5 0 0 1-1 0V5.7L5.7 15h4.8a.5.5 0 0 1 0 1h-6a.5.5 0 0 1-.5-.5v-6a.5.5 0 0 1 1 0v4.8L14.3 5H9.5a.5.5 0 0 1 0-1z"]));
