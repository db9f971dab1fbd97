import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const List20Regular = ( /*#__PURE__*/createFluentIcon('List20Regular', "20", ["M2 4.5c0-.28.22-.5.5-.5h11a.5.5 0 0 1 0 1h-11a.5.5 0 0 1-.5-.5m0 10c0-.28.22-.5.5-.5h10a.5.5 0 0 1 0 1h-10a.5.5 0 0 1-.5-.5M2.5 9a.5.5 0 0 0 0 1h15a.5.5 0 0 0 0-1z"]));
