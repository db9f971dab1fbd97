import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ArrowExportLtr20Regular = ( /*#__PURE__*/createFluentIcon('ArrowExportLtr20Regular', "20", ["M2.5 4c.28 0 .5.22.5.5v11a.5.5 0 0 1-1 0v-11c0-.28.22-.5.5-.5M5 10c0-.28.22-.5.5-.5h10.8l-3.15-3.15a.5.5 0 0 1 .7-.7l4 4a.5.5 0 0 1 0 .7l-4 4a.5.5 0 0 1-.7-.7l3.14-3.15H5.5A.5.5 0 0 1 5 10"]));
