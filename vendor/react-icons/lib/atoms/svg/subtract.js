import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const Subtract20Regular = ( /*#__PURE__*/createFluentIcon('Subtract20Regular', "20", ["M3 10c0-.28.22-.5.5-.5h13a.5.5 0 0 1 0 1h-13A.5.5 0 0 1 3 10"]));
