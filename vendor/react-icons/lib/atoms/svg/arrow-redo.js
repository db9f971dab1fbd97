import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ArrowRedo20Regular = ( /*#__PURE__*/createFluentIcon('ArrowRedo20Regular', "20", ["M15 2.5a.5.5 0 0 1 1 0v4.9a.6.6 0 0 1-.6.6h-4.9a.5.5 0 0 1 0-1h3.6l-3.48-3.02a4 4 0 1 0-5.24 6.04l8.17 7.1a.5.5 0 1 1-.66.76l-8.17-7.1a5 5 0 1 1 6.56-7.55L15 6.46z"], { flipInRtl: true }));
