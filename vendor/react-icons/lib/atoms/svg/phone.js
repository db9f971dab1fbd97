import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const Phone20Regular = ( /*#__PURE__*/createFluentIcon('Phone20Regular', "20", ["M9 14a.5.5 0 0 0 0 1h2a.5.5 0 0 0 0-1zM7 2a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h6a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2zM6 4a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1z"]));
