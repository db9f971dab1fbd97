import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ChevronCircleDown20Regular = ( /*#__PURE__*/createFluentIcon('ChevronCircleDown20Regular', "20", ["M3 10a7 7 0 1 1 14 0 7 7 0 0 1-14 0m7-8a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6.85 8.15a.5.5 0 1 0-.7.7l3.5 3.5a.5.5 0 0 0 .7 0l3.5-3.5a.5.5 0 0 0-.7-.7L10 11.29z"]));
