import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const TextT20Regular = ( /*#__PURE__*/createFluentIcon('TextT20Regular', "20", ["M4 3.5c0-.28.22-.5.5-.5h10c.28 0 .5.22.5.5v2a.5.5 0 0 1-1 0V4h-4v12h1.5a.5.5 0 0 1 0 1h-4a.5.5 0 0 1 0-1H9V4H5v1.5a.5.5 0 0 1-1 0z"]));
