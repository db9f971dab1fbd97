import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ArrowUpRight16Regular = ( /*#__PURE__*/createFluentIcon('ArrowUpRight16Regular', "16", ["M7.5 3a.5.5 0 0 1 0-1h6c.28 0 .5.22.5.5v6a.5.5 0 0 1-1 0V3.7L2.85 13.86a.5.5 0 0 1-.7-.7L12.29 3z"]));
export const ArrowUpRight20Regular = ( /*#__PURE__*/createFluentIcon('ArrowUpRight20Regular', "20", ["M8.5 4a.5.5 0 1 1 0-1h8c.28 0 .5.22.5.5v8a.5.5 0 0 1-1 0V4.7L3.85 16.86a.5.5 0 0 1-.7-.7L15.29 4z"]));
